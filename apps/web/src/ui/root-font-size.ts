/** The default root font size of browsers, in CSS pixels. */
const DEFAULT_FONT_SIZE_PX = 16;

/** Returns the reader's font size relative to the default; browser only. */
export function rootFontScale(): number {
  return (
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE_PX
  );
}

/** Converts a length to `rem`, as the build does for style sheets, so that it scales with the font size. */
export function pxToRem(pixels: number): string {
  return `${pixels / DEFAULT_FONT_SIZE_PX}rem`;
}
