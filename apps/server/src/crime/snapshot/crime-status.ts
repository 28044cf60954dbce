import type { CrimeStatus } from '@townlight/contract/crime';
import { EARLIEST_YEAR, REPORTING_LAG_DAYS, type SeriesBreaks } from '@townlight/domain/crime';
import {
  endOfMonth,
  formatYearMonth,
  type MonthRange,
  type YearMonth,
  yearMonth,
} from '@townlight/domain/time';
import type { SupplyingAgency } from '../store.ts';
import type { CrimeData } from './crime-data.ts';

const DAY_MS = 86_400_000;

/**
 * The months that pages can show: from the first to the last that any agency has supplied whole
 * (reading 6). A few reports that say they happened decades ago do not make a series. While no month
 * is known to be whole, the months with reports stand in, all of them incomplete.
 */
export function monthsOnRecord(
  agencies: readonly SupplyingAgency[],
  reported: { first: YearMonth; last: YearMonth } | null,
): MonthRange | null {
  const earliest = yearMonth(EARLIEST_YEAR, 1);
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

/** The first month that ended less than the reporting lag before the release; `null` where none did. */
export function firstProvisionalMonth(
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

export interface StatusInput {
  readonly range: MonthRange | null;
  readonly provisionalFrom: YearMonth | null;
  readonly agencies: readonly SupplyingAgency[];
  readonly releases: readonly { publishedAt: Date; sample: boolean }[];
  readonly agencyNames: CrimeData['agencyNames'];
  /** Slug → where its series breaks. */
  readonly breaksOf: ReadonlyMap<string, SeriesBreaks>;
  readonly areas: CrimeStatus['areas'];
  readonly outsideAllCrime: readonly string[];
}

/** What every crime panel says of its data. */
export function crimeStatusOf(input: StatusInput): CrimeStatus {
  const {
    range,
    provisionalFrom,
    agencies,
    releases,
    agencyNames,
    breaksOf,
    areas,
    outsideAllCrime,
  } = input;
  const newest = releases.map((r) => r.publishedAt).sort((a, b) => b.getTime() - a.getTime())[0];
  return {
    sample: releases.some((release) => release.sample),
    first_month: range && formatYearMonth(range.from),
    data_through: range && formatYearMonth(range.to),
    provisional_from: provisionalFrom && formatYearMonth(provisionalFrom),
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
          released_at: releasedAt?.toISOString() ?? null,
          change_over: changeOver === undefined ? null : formatYearMonth(changeOver),
        };
      }),
    areas,
    outside_all_crime: [...outsideAllCrime],
  };
}
