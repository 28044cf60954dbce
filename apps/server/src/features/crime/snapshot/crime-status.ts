import type { CrimeStatus } from '@townlight/contract/crime';
import {
  type CountyRecordingRules,
  EARLIEST_PERIOD_YEAR,
  REPORTING_LAG_DAYS,
  type SeriesBreaks,
} from '@townlight/domain/crime';
import {
  addMonths,
  endOfMonth,
  formatYearMonth,
  type MonthRange,
  toYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { AgencyMonthsOnRecord } from '../store.ts';
import type { CrimeData } from './crime-data.ts';

const DAY_MS = 86_400_000;
/** A small agency may have nothing to report for a year. */
const MAX_MONTHS_WITHOUT_REPORTS = 12;

/**
 * Returns the months that can be on record, regardless of statements: the reported period plus a year on each side,
 * which limits memory. `null` while nothing was reported.
 */
export function findReportedMonthsWithMargin(
  reported: { first: YearMonth; last: YearMonth } | null,
): MonthRange | null {
  return (
    reported && {
      from: addMonths(reported.first, -MAX_MONTHS_WITHOUT_REPORTS),
      to: addMonths(reported.last, MAX_MONTHS_WITHOUT_REPORTS),
    }
  );
}

/**
 * Returns the months that pages can show: from the first to the last that any agency has supplied completely (reading
 * 6). A few reports dated decades ago do not extend the series. While no month is complete, returns the months with
 * reports, all of them incomplete.
 */
export function findMonthsOnRecord(
  agencies: readonly AgencyMonthsOnRecord[],
  reported: { first: YearMonth; last: YearMonth } | null,
): MonthRange | null {
  const earliest = toYearMonth(EARLIEST_PERIOD_YEAR, 1);
  const supplied = agencies.flatMap(({ months }) => [...months]).filter((m) => m >= earliest);
  if (supplied.length > 0) {
    return {
      from: supplied.reduce((a, b) => Math.min(a, b) as YearMonth),
      to: supplied.reduce((a, b) => Math.max(a, b) as YearMonth),
    };
  }
  if (reported === null || reported.last < earliest) return null;
  return { from: Math.max(reported.first, earliest) as YearMonth, to: reported.last };
}

/** Returns the first month that ended less than the reporting lag before the release; `null` without any. */
export function findFirstProvisionalMonth(
  range: MonthRange,
  releasedAt: Date,
  timeZone: string,
): YearMonth | null {
  const settled = releasedAt.getTime() - REPORTING_LAG_DAYS * DAY_MS;
  let found: YearMonth | null = null;
  for (let month = range.to; month >= range.from; month = (month - 1) as YearMonth) {
    if (endOfMonth(month, timeZone) <= settled) break;
    found = month;
  }
  return found;
}

/**
 * Returns the provisional months of each agency: those that ended less than the reporting lag before the reference date
 * of its newest release. The time of the load and other agencies' releases do not matter.
 */
export function findProvisionalByAgency(
  agencies: readonly AgencyMonthsOnRecord[],
  timeZone: string,
): ReadonlyMap<string, MonthRange> {
  const found = new Map<string, MonthRange>();
  for (const { slug, months, releasedAt } of agencies) {
    if (months.size === 0 || releasedAt === null) continue;
    const range = {
      from: [...months].reduce((a, b) => Math.min(a, b) as YearMonth),
      to: [...months].reduce((a, b) => Math.max(a, b) as YearMonth),
    };
    const from = findFirstProvisionalMonth(range, releasedAt, timeZone);
    if (from !== null) found.set(slug, { from, to: range.to });
  }
  return found;
}

/** Returns the month from which on every month is provisional for some agency. */
export function findProvisionalSince(
  range: MonthRange,
  byAgency: ReadonlyMap<string, MonthRange>,
): YearMonth | null {
  let since: YearMonth | null = null;
  for (let month = range.to; month >= range.from; month = (month - 1) as YearMonth) {
    if (!isProvisionalForAnyAgency(byAgency.keys(), month, byAgency)) break;
    since = month;
  }
  return since;
}

/** Returns whether a month is provisional for one of these agencies. */
export function isProvisionalForAnyAgency(
  agencies: Iterable<string>,
  month: YearMonth,
  byAgency: ReadonlyMap<string, MonthRange>,
): boolean {
  for (const slug of agencies) {
    const range = byAgency.get(slug);
    if (range !== undefined && month >= range.from && month <= range.to) return true;
  }
  return false;
}

export interface CrimeStatusInput {
  readonly range: MonthRange | null;
  /** Agency slug → its provisional months. */
  readonly provisional: ReadonlyMap<string, MonthRange>;
  readonly agencies: readonly AgencyMonthsOnRecord[];
  readonly releases: readonly { asOf: Date; sample: boolean }[];
  readonly agencyNames: CrimeData['agencyNames'];
  /** Agency slug → breaks of its series. */
  readonly breaksOf: ReadonlyMap<string, SeriesBreaks>;
  readonly areas: CrimeStatus['areas'];
  readonly recording: Pick<CountyRecordingRules, 'outsideAllCrime' | 'countedSingly'>;
}

/** Returns the gaps in a sorted list of months. */
function gapsIn(months: readonly YearMonth[]): { from: string; to: string }[] {
  return months.slice(1).flatMap((month, at) => {
    const from = addMonths(months[at] as YearMonth, 1);
    if (from === month) return [];
    return [{ from: formatYearMonth(from), to: formatYearMonth(addMonths(month, -1)) }];
  });
}

/** Builds the data status of every crime panel. */
export function buildCrimeStatus(input: CrimeStatusInput): CrimeStatus {
  const { range, provisional, agencies, releases, agencyNames, breaksOf, areas, recording } = input;
  const newest = releases.map(({ asOf }) => asOf).sort((a, b) => b.getTime() - a.getTime())[0];
  const text = (month: YearMonth | null | undefined) => (month ? formatYearMonth(month) : null);
  return {
    sample: releases.some((release) => release.sample),
    first_month: text(range?.from),
    data_through: text(range?.to),
    provisional_from: text(range && findProvisionalSince(range, provisional)),
    released_at: newest?.toISOString() ?? null,
    sources: agencies
      .filter(({ months }) => months.size > 0)
      .map(({ slug, name, months, releasedAt }) => {
        const ordered = [...months].sort((a, b) => a - b);
        const changeOver = breaksOf.get(slug)?.at(-1);
        return {
          agency: slug,
          name,
          short_name: agencyNames.get(slug)?.shortName ?? name,
          first_month: formatYearMonth(ordered[0] as YearMonth),
          through: formatYearMonth(ordered.at(-1) as YearMonth),
          missing: gapsIn(ordered),
          released_at: releasedAt?.toISOString() ?? null,
          provisional_from: text(provisional.get(slug)?.from),
          change_over: changeOver === undefined ? null : formatYearMonth(changeOver),
        };
      }),
    areas,
    outside_all_crime: [...recording.outsideAllCrime],
    counted_singly: [...recording.countedSingly],
  };
}
