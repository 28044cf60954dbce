import type { AreaCrimes } from '@townlight/contract/crime';
import { poissonInterval } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import { roundRate } from '../../language/figures.ts';
import { unrankedBecause } from '../figures/area-standing.ts';
import type { KindRow } from '../neighborhood/kind-rows.ts';
import {
  COMPLETENESS_COLUMNS,
  completenessOf,
  type OnRecord,
  reasonInFile,
} from './completeness.ts';

/** A neighborhood, and the months that are counted. */
export interface KindsOf {
  /** All crime of it. */
  readonly area: AreaCrimes;
  readonly name: string;
  readonly range: MonthRange;
}

/** Every crime type of the page with its crude rate, how much that can bear, and the change. */
export function kindsCsv(
  rows: readonly KindRow[],
  of: KindsOf | null,
  known: OnRecord,
): CsvCell[][] {
  const head = [
    'from',
    'to',
    'id',
    'name',
    'crime_type',
    'reports',
    'residents',
    'rate_per_100000_residents',
    'rate_95_low',
    'rate_95_high',
    'reliability',
    'reason',
    'rank',
    'places_risen',
    'reports_year_before',
    'change',
    ...COMPLETENESS_COLUMNS,
  ];
  if (of === null) return [head];
  const { area, name, range } = of;
  const unranked = unrankedBecause(area);
  // what is listed is recorded, whether all of all crime is or not
  const whole = { recorded: true, complete: area.complete };
  const completeness = Object.values(completenessOf(whole, range, known));
  return [
    head,
    ...rows.map((row): CsvCell[] => {
      const { low, high } = poissonInterval(row.count);
      const because = unranked ?? (row.reliability === 'too-few' ? 'too-few' : null);
      const per100K = (count: number) =>
        area.population && because === null ? roundRate(count / area.population) : null;
      return [
        formatYearMonth(range.from),
        formatYearMonth(range.to),
        area.id,
        name,
        row.name,
        row.count,
        area.population,
        per100K(row.count),
        per100K(low),
        per100K(high),
        row.reliability,
        reasonInFile(because, area.population),
        row.rank,
        row.risen,
        row.change.kind === 'not-comparable' ? null : row.change.before,
        row.change.kind === 'clear' ? row.change.direction : row.change.kind,
        ...completeness,
      ];
    }),
  ];
}
