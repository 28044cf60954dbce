import type { CrimeChanges, MonthlyTrend } from '@townlight/contract/crime';
import { type CountChange, type SeriesBreaks, TREND_MONTHS } from '@townlight/domain/crime';
import { monthOfYear, toYearMonth, type YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { localName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { countInRange, isFullyCounted } from '../figures/month-counts.ts';
import { formatAssessment, formatUsualRange } from '../figures/usual-text.ts';

/** The headline of a tracker, and the sentence that compares it. */
export interface Headline {
  readonly figure: string;
  readonly comparison: string;
  /** For an incomplete period: the last complete month. */
  readonly lastFull?: YearMonth | null;
}

/** The input of a headline. */
export interface HeadlineInput {
  readonly period: TrackerPeriod;
  readonly trends: readonly MonthlyTrend[];
  /** The last full month on record. */
  readonly newest: YearMonth;
  /** The breaks of the series. */
  readonly breaks: SeriesBreaks;
  /** Against the same months a year earlier. */
  readonly change: CountChange;
  /** The longer period that precedes a month with few reports. */
  readonly longer?: CrimeChanges['longer'];
  /** The agencies whose records are missing for some month of the period, and for its last month, by name. */
  readonly lacking?: { readonly any: readonly string[]; readonly last: readonly string[] };
}

/** Returns the headline of all crime in one neighborhood. */
export function formatHeadline(intl: IntlShape, matter: HeadlineInput): Headline {
  const text = createGetText(intl);
  const { period, trends } = matter;
  const now = countInRange(trends, period.range);
  const when = period.history === 'monthly' ? 'Month' : 'Year';
  const values = { count: now.count, month: formatLastMonth(intl, matter) };
  if (!now.complete) {
    const month = now.count === 0 ? formatMonth(intl, period.range.to) : values.month;
    return {
      figure: text(`headline.incomplete${when}`, { ...values, month }),
      comparison: lackingText(intl, matter),
      lastFull: lastFullMonth(trends),
    };
  }
  const { longer } = matter;
  if (longer != null && longer.total_crime_count !== null) {
    return {
      figure: text('headline.allMonths', {
        ...values,
        count: longer.total_crime_count,
        months: longer.months,
      }),
      comparison: formatLonger(intl, longer, matter, now.count),
    };
  }
  return {
    figure:
      when === 'Month'
        ? text('headline.allMonth', values)
        : text('headline.allMonths', { ...values, months: TREND_MONTHS }),
    comparison: formatComparison(intl, matter.change, matter),
  };
}

/** Formats the comparison of the longer period, then the month alone. */
export function formatLonger(
  intl: IntlShape,
  longer: NonNullable<CrimeChanges['longer']>,
  matter: Pick<HeadlineInput, 'period' | 'breaks' | 'change'>,
  count: number,
): string {
  const text = createGetText(intl);
  const { change } = matter;
  const usual = change.kind === 'not-comparable' ? '' : formatAssessment(intl, change).usual;
  const longerChange = toCountChange(longer);
  return [
    formatChange(intl, longerChange, text('against.months'), matter),
    text('headline.alone', {
      month: formatMonth(intl, matter.period.range.to),
      count,
      usual,
    }),
  ].join(' ');
}

function lackingText(intl: IntlShape, { period, lacking }: HeadlineInput): string {
  const text = createGetText(intl);
  if (lacking === undefined || lacking.any.length === 0) return text('headline.incomplete');
  const isOfLast = lacking.last.length === lacking.any.length;
  return text(isOfLast ? 'headline.lacking' : 'headline.lackingSome', {
    agencies: intl.formatList(lacking.any.map((agency) => localName(intl, agency))),
    count: lacking.any.length,
    month: formatMonth(intl, period.range.to),
  });
}

function lastFullMonth(trends: readonly MonthlyTrend[]): YearMonth | null {
  const last = trends.findLast(isFullyCounted);
  return last === undefined ? null : toYearMonth(last.year, last.month);
}

/** Returns `October` for the newest month, which is unambiguous, else `September 2025`. */
export function formatLastMonth(
  intl: IntlShape,
  { period, newest }: Pick<HeadlineInput, 'period' | 'newest'>,
): string {
  const { to } = period.range;
  return period.history === 'monthly' && to === newest
    ? formatMonthName(intl, to)
    : formatMonth(intl, to);
}

/** Formats how a count compares with the usual ones, and the count of the same months a year earlier. */
export function formatComparison(
  intl: IntlShape,
  change: CountChange,
  { period, breaks }: Pick<HeadlineInput, 'period' | 'breaks'>,
): string {
  const text = createGetText(intl);
  const against =
    period.history === 'monthly' ? formatMonth(intl, period.yearBefore.to) : text('against.year');
  return formatChange(intl, change, against, { period, breaks });
}

function formatChange(
  intl: IntlShape,
  change: CountChange,
  against: string,
  { period, breaks }: Pick<HeadlineInput, 'period' | 'breaks'>,
): string {
  const text = createGetText(intl);
  if (change.kind === 'not-comparable') {
    const changeOver = breaks.findLast((month) => month <= period.range.to) ?? period.range.to;
    const reason =
      change.because === 'incomplete'
        ? text('headline.noBaseline', { against })
        : text('headline.break', { against, changeOver: formatMonth(intl, changeOver) });
    const range = formatUsualRange(intl, change.usual ?? null);
    return range === null ? reason : `${text('headline.usually', { range })} ${reason}`;
  }
  const { before } = change;
  return text('headline.judged', { against, before, ...formatAssessment(intl, change) });
}

/** Formats a month's full name without its year: `October`. */
export function formatMonthName(intl: IntlShape, month: YearMonth): string {
  return intl.formatDate(new Date(Date.UTC(2000, monthOfYear(month) - 1, 15)), {
    timeZone: 'UTC',
    month: 'long',
  });
}
