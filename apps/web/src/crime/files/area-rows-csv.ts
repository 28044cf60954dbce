import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { CsvCell } from '@townlight/domain/csv';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import type { PoliceOfAreas } from '../api/use-area-agencies.ts';
import { reasonOf } from './area-reason.ts';
import { COMPLETENESS_COLUMNS, completenessOf, type OnRecord } from './completeness.ts';
import { rowsOf } from './told-rows.ts';

/** The period of the map's figures, and the records that they come from. */
export interface AreaRowsOf {
  readonly range: MonthRange;
  readonly status: OnRecord['status'];
  readonly police: PoliceOfAreas | undefined;
}

/**
 * Returns the rows of the map's table, with the completeness of each area's records.
 * @param rows the first names the columns; the first column is the area's id
 * @param constantColumns columns with the same value in every row
 */
export function areaRowsCsv(
  rows: readonly (readonly CsvCell[])[],
  told: Readonly<Record<string, string>>,
  areas: ReadonlyMap<AreaId, AreaCrimes | AreaTrajectory> | undefined,
  { range, status, police }: AreaRowsOf,
): (readonly CsvCell[])[] {
  const cellsOf = (id: AreaId): CsvCell[] => {
    const area = areas?.get(id);
    if (area === undefined) return [null, ...COMPLETENESS_COLUMNS.map(() => null)];
    const known = { status, police: police?.get(id) };
    return [reasonOf(area), ...Object.values(completenessOf(area, range, known))];
  };
  const [head = [], ...body] = rows;
  return rowsOf(told, [
    [...head, 'reason', ...COMPLETENESS_COLUMNS],
    ...body.map((row) => [...row, ...cellsOf(String(row[0]))]),
  ]);
}
