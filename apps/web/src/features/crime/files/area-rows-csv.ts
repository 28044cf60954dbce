import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { CsvCell } from '@townlight/domain/csv';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import type { PolicingByArea } from '../api/area-policing.ts';
import { findNoChangeReason, findUnrankedReason } from '../figures/unranked-reason.ts';
import {
  COMPLETENESS_COLUMNS,
  type RecordCoverage,
  toCompletenessCells,
  toFileReason,
} from './completeness.ts';
import { prependConstantColumns } from './csv-rows.ts';
import { EVIDENCE_COLUMNS } from './rated-columns.ts';

/** Returns why an area of the map has no rank or no change; `null` where it has one. */
export function findAreaReason(area: AreaCrimes | AreaTrajectory): string | null {
  const because = 'direction' in area ? findNoChangeReason(area) : findUnrankedReason(area);
  return toFileReason(because, area.population);
}

/** The period of the map's figures, and the records that they come from. */
export interface AreaRowsScope {
  readonly range: MonthRange;
  readonly status: RecordCoverage['status'];
  readonly police: PolicingByArea | undefined;
}

/**
 * Returns the rows of the map's table, with the completeness of each area's records.
 * @param rows the first names the columns; the first column is the area's id
 * @param constantColumns columns with the same value in every row
 */
export function toAreaRowsCsv(
  rows: readonly (readonly CsvCell[])[],
  constantColumns: Readonly<Record<string, string>>,
  areas: ReadonlyMap<AreaId, AreaCrimes | AreaTrajectory> | undefined,
  { range, status, police }: AreaRowsScope,
): (readonly CsvCell[])[] {
  const isTrend = [...(areas?.values() ?? [])].some((area) => 'direction' in area);
  const columns = [
    ...(isTrend ? ['change', ...EVIDENCE_COLUMNS] : []),
    'reason',
    ...COMPLETENESS_COLUMNS,
  ];
  const cellsOf = (id: AreaId): CsvCell[] => {
    const area = areas?.get(id);
    if (area === undefined) return columns.map(() => null);
    const known = { status, police: police?.get(id) };
    return [
      ...('direction' in area
        ? [area.direction, ...EVIDENCE_COLUMNS.map((column) => area[column])]
        : []),
      findAreaReason(area),
      ...Object.values(toCompletenessCells(area, range, known)),
    ];
  };
  const [head = [], ...body] = rows;
  return prependConstantColumns(constantColumns, [
    [...head, ...columns],
    ...body.map((row) => [...row, ...cellsOf(String(row[0]))]),
  ]);
}
