import { expect, test } from 'vitest';
import type { AreaColumn, AreaRow } from './area-rows.ts';
import { columnWidths } from './column-widths.ts';

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

test('a column is as wide as its longest row, wherever that row stands', () => {
  const rows = [row('Venice', '1'), row('Rancho Palos Verdes and Estates', '2')];
  for (const shown of [rows, rows.toReversed()]) {
    const widths = columnWidths(COLUMNS, shown, titleOf);
    expect(widths.all).toBeLessThan('Rancho Palos Verdes and EstatesRank'.length + 15);
    expect((widths.shares[0] ?? 0) * widths.all).toBeGreaterThan(31 * 0.9 * 100);
    expect(widths).toEqual(columnWidths(COLUMNS, rows, titleOf));
  }
});

test('a column is never narrower than its title and the arrow beside it', () => {
  const { all, shares } = columnWidths(COLUMNS, [], titleOf);
  expect(shares).toEqual([50, 50]);
  expect(all).toBeGreaterThan('NameRank'.length);
});
