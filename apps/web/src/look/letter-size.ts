/** The default root font size of browsers, in CSS pixels. */
const USUAL_LETTERS = 16;

/** Returns the reader's font size relative to the default; browser only. */
export function letterScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
}

/** Converts a length to `rem`, as the build does for style sheets, so that it scales with the font size. */
export function inLetters(pixels: number): string {
  return `${pixels / USUAL_LETTERS}rem`;
}
