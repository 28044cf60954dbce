import type { AreaColumn, AreaRow } from './area-rows.ts';

/** The width of a character of text relative to a digit, slightly above the average. */
const LETTER = 0.9;
/** The padding on both sides of a cell, and the sort icon in a header, in digits. */
const PADDING = 2.9;
const ARROW = 2.9;
/** Longer names wrap: on a phone the row must also fit a figure. */
const LONGEST_NAME = 22;

/**
 * Returns the widths that a table of areas needs for its longest cells, headers included; long names wrap.
 * @returns `all`: the table's minimum width in digits of its font (`ch`); `shares`: percent of it for each column
 */
export function columnWidths(
  columns: readonly AreaColumn[],
  rows: readonly AreaRow[],
  titleOf: (column: AreaColumn) => string,
): { all: number; shares: readonly number[] } {
  const widths = columns.map((column) => {
    const longest = longestOf(column, rows);
    const title = titleOf(column).length * LETTER + ARROW;
    return Math.max(longest * (column.numeric ? 1 : LETTER), title) + PADDING;
  });
  const all = widths.reduce((sum, one) => sum + one, 0);
  return { all: rounded(all), shares: widths.map((one) => rounded((one / all) * 100)) };
}

function longestOf({ key }: AreaColumn, rows: readonly AreaRow[]): number {
  const texts = rows.map((row) => (key === 'name' ? row.name : row.texts[key]));
  const longest = Math.max(0, ...texts.map((shown) => shown?.length ?? 0));
  return key === 'name' ? Math.min(longest, LONGEST_NAME) : longest;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
