import { addMonths, countMonths, type MonthRange, type YearMonth } from '../../time/index.ts';
import type { AllocateBuffer } from '../crime-cube.ts';

/**
 * Complete months per area, as prefix sums over months laid out `[month][area]` like a crime cube: an area is
 * complete in a period when all of its months are complete.
 */
export interface Completeness {
  readonly areas: number;
  readonly first: YearMonth;
  readonly months: number;
  /** `(months + 1) × areas` */
  readonly sums: Uint16Array;
}

/** The months for which an agency has supplied all records. */
export interface CompleteMonths {
  /** In its entire territory. */
  readonly everywhere: ReadonlySet<YearMonth>;
  /** Slug of an area → further months, supplied for this part of the territory. */
  readonly inAreas: ReadonlyMap<string, ReadonlySet<YearMonth>>;
}

/** The value for an agency that has supplied nothing. */
export const NO_COMPLETE_MONTHS: CompleteMonths = { everywhere: new Set(), inAreas: new Map() };

/** Input of `buildCompleteness`. */
export interface CompletenessInput {
  readonly first: YearMonth;
  readonly months: number;
  /** Index = area: the agencies that police it, as indices into `supplied`. */
  readonly policedBy: readonly (readonly number[])[];
  /** Index = area. */
  readonly slugs: readonly string[];
  /** Index = agency. */
  readonly supplied: readonly CompleteMonths[];
}

/**
 * Builds the index of complete months. A month is complete for an area when every agency that polices it has supplied
 * the month at least in the area (reading 31). An area without a known agency is never complete.
 */
export function buildCompleteness(
  input: CompletenessInput,
  allocate: AllocateBuffer = (bytes) => new ArrayBuffer(bytes),
): Completeness {
  const { first, months, policedBy, slugs, supplied } = input;
  const areas = policedBy.length;
  const sums = new Uint16Array(allocate((months + 1) * areas * 2));
  for (let month = 0; month < months; month++) {
    const at = addMonths(first, month);
    const has = supplied.map(({ everywhere }) => everywhere.has(at));
    const hasIn = (agency: number, area: number) =>
      supplied[agency]?.inAreas.get(slugs[area] as string)?.has(at) === true;
    for (let area = 0; area < areas; area++) {
      const agencies = policedBy[area] ?? [];
      const isSupplied =
        agencies.length > 0 &&
        agencies.every((agency) => has[agency] === true || hasIn(agency, area));
      const before = month * areas + area;
      sums[before + areas] = (sums[before] as number) + (isSupplied ? 1 : 0);
    }
  }
  return { areas, first, months, sums };
}

/** Index = area: 1 where every month of the period is complete, else 0; months outside the record are not complete. */
export function findCompleteAreas(completeness: Completeness, period: MonthRange): Uint8Array {
  const { areas, sums } = completeness;
  const complete = new Uint8Array(areas);
  if (!coversPeriod(completeness, period)) return complete;
  const before = (period.from - completeness.first) * areas;
  const until = (period.to + 1 - completeness.first) * areas;
  const length = countMonths(period);
  for (let area = 0; area < areas; area++) {
    const completeCount = (sums[until + area] as number) - (sums[before + area] as number);
    complete[area] = completeCount === length ? 1 : 0;
  }
  return complete;
}

/** Returns whether every month of the period is complete for one area. */
export function isComplete(completeness: Completeness, area: number, period: MonthRange): boolean {
  if (!coversPeriod(completeness, period)) return false;
  const { areas, first, sums } = completeness;
  const until = sums[(period.to + 1 - first) * areas + area] as number;
  return until - (sums[(period.from - first) * areas + area] as number) === countMonths(period);
}

function coversPeriod({ first, months }: Completeness, period: MonthRange): boolean {
  return period.from >= first && period.to < first + months && period.from <= period.to;
}
