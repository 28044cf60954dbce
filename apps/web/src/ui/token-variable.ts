/** Returns the CSS variable of a token: `accentSoft` is `--accent-soft`. */
export function tokenVariable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
