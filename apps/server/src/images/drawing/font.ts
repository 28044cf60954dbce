import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapeXml, renderElement } from './svg.ts';
import { readFontAdvances } from './text-advances.ts';

/** Public Sans as TrueType: the renderer silently draws no text with the web's woff files. */
const FILES = {
  400: import.meta.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  600: import.meta.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf'),
  800: import.meta.resolve(
    '@expo-google-fonts/public-sans/800ExtraBold/PublicSans_800ExtraBold.ttf',
  ),
} as const;

export type FontWeight = keyof typeof FILES;

export const FONT_FAMILY = 'Public Sans';

export const fontFiles: readonly string[] = Object.values(FILES).map((url) => fileURLToPath(url));

const advances = new Map(
  (Object.keys(FILES) as unknown as FontWeight[]).map((weight, i) => [
    Number(weight),
    readFontAdvances(readFileSync(fontFiles[i] as string)),
  ]),
);

/** Measures the width of a text in the unit of `size`; kerning makes it slightly narrower. */
export function measureTextWidth(text: string, weight: FontWeight, size: number): number {
  const advance = advances.get(weight) as (code: number) => number;
  let width = 0;
  for (const character of text) width += advance(character.codePointAt(0) as number);
  return width * size;
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A rim that makes a label readable on any background. */
  readonly halo?: { readonly color: string; readonly width: number };
}

/** Draws a line of text with its baseline at `y`. */
export function drawTextLine(text: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 400, fill, anchor, halo } = style;
  return renderElement(
    'text',
    {
      x,
      y,
      'font-family': FONT_FAMILY,
      'font-size': size,
      'font-weight': weight,
      fill,
      'text-anchor': anchor,
      ...(halo && {
        stroke: halo.color,
        'stroke-width': halo.width,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    },
    escapeXml(text),
  );
}

/** Breaks a text at spaces and hyphens into lines of at most `width`; a longer word gets a separate line. */
export function breakLines(
  text: string,
  width: number,
  weight: FontWeight,
  size: number,
): string[] {
  const lines: string[] = [];
  for (const segment of text.match(/[^\s-]+-?|-/g) ?? []) {
    const line = lines.at(-1);
    const joined =
      line === undefined ? segment : line.endsWith('-') ? line + segment : `${line} ${segment}`;
    if (line !== undefined && measureTextWidth(joined, weight, size) <= width)
      lines[lines.length - 1] = joined;
    else lines.push(segment);
  }
  return lines;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Fits a text with the largest possible of the sizes; with the last size it is truncated with an ellipsis. */
export function fitText(
  text: string,
  {
    width,
    maxLines,
    weight,
    sizes,
  }: { width: number; maxLines: number; weight: FontWeight; sizes: readonly number[] },
): FittedText {
  for (const size of sizes) {
    const lines = breakLines(text, width, weight, size);
    if (
      lines.length <= maxLines &&
      lines.every((line) => measureTextWidth(line, weight, size) <= width)
    )
      return { lines, size };
  }
  const size = sizes.at(-1) as number;
  const lines = breakLines(text, width, weight, size);
  const fitted = lines.slice(0, maxLines).map((line) => truncateLine(line, width, weight, size));
  if (lines.length > maxLines)
    fitted[maxLines - 1] = truncateLine(`${fitted[maxLines - 1]}…`, width, weight, size);
  return { lines: fitted, size };
}

function truncateLine(line: string, width: number, weight: FontWeight, size: number): string {
  if (measureTextWidth(line, weight, size) <= width) return line;
  let shortened = line.replace(/…$/, '');
  while (shortened.length > 1 && measureTextWidth(`${shortened}…`, weight, size) > width)
    shortened = shortened.slice(0, -1);
  return `${shortened.trimEnd()}…`;
}
