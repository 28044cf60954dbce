import { expect, test } from 'vitest';
import type { AreaColumn, AreaRow } from './area-rows.ts';
import { computeColumnWidths } from './column-widths.ts';

const COLUMNS: readonly AreaColumn[] = [
  { key: 'name', title: 'table.area.neighborhoods', csv: 'name', numeric: false },
  { key: 'rank', title: 'coronavirus.column.rank', csv: 'rank', numeric: true },
];
const row = (name: string, rank: string): AreaRow => ({
  id: name,
  name,
  values: { name, rank },
  texts: { rank },
});
const titleOf = ({ key }: AreaColumn) => (key === 'name' ? 'Name' : 'Rank');

test('a column is as wide as its longest row, regardless of the order of rows', () => {
  const rows = [row('Venice', '1'), row('Acton', 'among the first')];
  const widths = computeColumnWidths(COLUMNS, rows, titleOf);
  expect((widths.shares[1] ?? 0) * widths.all).toBeGreaterThan(
    'among the first'.length * 0.9 * 100,
  );
  expect(computeColumnWidths(COLUMNS, rows.toReversed(), titleOf)).toEqual(widths);
});

test('a long name does not widen the column beyond the limit for phones, but wraps', () => {
  const widthWith = (name: string) => computeColumnWidths(COLUMNS, [row(name, '1')], titleOf).all;
  const names = ['Rancho Palos Verdes and Estates', 'Stevenson Ranch and its mountains beyond'];
  expect(widthWith(names[1] ?? '')).toBe(widthWith(names[0] ?? ''));
  expect(widthWith('Venice')).toBeLessThan(widthWith(names[0] ?? ''));
});

test('a column is never narrower than its title with the sort arrow', () => {
  const { all, shares } = computeColumnWidths(COLUMNS, [], titleOf);
  expect(shares).toEqual([50, 50]);
  expect(all).toBeGreaterThan('NameRank'.length);
});
