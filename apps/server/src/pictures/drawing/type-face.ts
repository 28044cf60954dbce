import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { element, escapeXml } from './svg.ts';
import { readAdvances } from './text-advances.ts';

/** Public Sans as TrueType: the renderer silently draws no text with the web's woff files. */
const FILES = {
  400: import.meta.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  600: import.meta.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf'),
  800: import.meta.resolve(
    '@expo-google-fonts/public-sans/800ExtraBold/PublicSans_800ExtraBold.ttf',
  ),
} as const;

export type Weight = keyof typeof FILES;

export const FONT_FAMILY = 'Public Sans';

export const fontFiles: readonly string[] = Object.values(FILES).map((url) => fileURLToPath(url));

const advances = new Map(
  (Object.keys(FILES) as unknown as Weight[]).map((weight, i) => [
    Number(weight),
    readAdvances(readFileSync(fontFiles[i] as string)),
  ]),
);

/** Measures the width of a text in the unit of `size`; kerning makes it slightly narrower. */
export function textWidth(text: string, weight: Weight, size: number): number {
  const advance = advances.get(weight) as (code: number) => number;
  let width = 0;
  for (const letter of text) width += advance(letter.codePointAt(0) as number);
  return width * size;
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A rim that makes a label readable on any background. */
  readonly halo?: { readonly color: string; readonly width: number };
}

/** Draws a line of text with its baseline at `y`. */
export function textLine(text: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 400, fill, anchor, halo } = style;
  return element(
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
export function breakLines(text: string, width: number, weight: Weight, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.match(/[^\s-]+-?|-/g) ?? []) {
    const line = lines.at(-1);
    const joined = line === undefined ? word : line.endsWith('-') ? line + word : `${line} ${word}`;
    if (line !== undefined && textWidth(joined, weight, size) <= width)
      lines[lines.length - 1] = joined;
    else lines.push(word);
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
    most,
    weight,
    sizes,
  }: { width: number; most: number; weight: Weight; sizes: readonly number[] },
): FittedText {
  for (const size of sizes) {
    const lines = breakLines(text, width, weight, size);
    if (lines.length <= most && lines.every((line) => textWidth(line, weight, size) <= width))
      return { lines, size };
  }
  const size = sizes.at(-1) as number;
  const lines = breakLines(text, width, weight, size);
  const kept = lines.slice(0, most).map((line) => cut(line, width, weight, size));
  if (lines.length > most) kept[most - 1] = cut(`${kept[most - 1]}…`, width, weight, size);
  return { lines: kept, size };
}

function cut(line: string, width: number, weight: Weight, size: number): string {
  if (textWidth(line, weight, size) <= width) return line;
  let kept = line.replace(/…$/, '');
  while (kept.length > 1 && textWidth(`${kept}…`, weight, size) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
