/** The size of letters in a browser that nobody has set otherwise, in CSS pixels. */
const USUAL_LETTERS = 16;

/** How many times the usual size the reader's letters are; in a browser alone. */
export function letterScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
}

/** A length that grows with the reader's letters, as style sheets have them after the build. */
export function inLetters(pixels: number): string {
  return `${pixels / USUAL_LETTERS}rem`;
}
