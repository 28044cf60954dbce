import type { AreaColumn, AreaRow } from './area-rows.ts';

/** The width of a character of text relative to a digit, slightly above the average. */
const CHARACTER_WIDTH = 0.9;
/** The padding on both sides of a cell, and the sort icon in a header, in digits. */
const PADDING = 2.9;
const SORT_ICON_WIDTH = 2.9;
/** Longer names wrap: on a phone the row must also fit a figure. */
const MAX_NAME_LENGTH = 22;

/**
 * Returns the widths that a table of areas needs for its longest cells, headers included; long names wrap.
 * @returns `all`: the table's minimum width in digits of its font (`ch`); `shares`: percent of it for each column
 */
export function computeColumnWidths(
  columns: readonly AreaColumn[],
  rows: readonly AreaRow[],
  titleOf: (column: AreaColumn) => string,
): { all: number; shares: readonly number[] } {
  const widths = columns.map((column) => {
    const longest = longestOf(column, rows);
    const title = titleOf(column).length * CHARACTER_WIDTH + SORT_ICON_WIDTH;
    return Math.max(longest * (column.numeric ? 1 : CHARACTER_WIDTH), title) + PADDING;
  });
  const all = widths.reduce((sum, one) => sum + one, 0);
  return { all: rounded(all), shares: widths.map((one) => rounded((one / all) * 100)) };
}

function longestOf({ key }: AreaColumn, rows: readonly AreaRow[]): number {
  const texts = rows.map((row) => (key === 'name' ? row.name : row.texts[key]));
  const longest = Math.max(0, ...texts.map((shown) => shown?.length ?? 0));
  return key === 'name' ? Math.min(longest, MAX_NAME_LENGTH) : longest;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
