import type { CrimeChanges, MonthlyTrend } from '@townlight/contract/crime';
import { type CountChange, type SeriesBreaks, TREND_MONTHS } from '@townlight/domain/crime';
import { toYearMonth, type YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import { localName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { countInRange, isFullyCounted } from '../figures/month-counts.ts';
import { formatAssessment, formatChangeInterval, formatUsualRange } from '../figures/usual-text.ts';

/** The headline of a tracker: the answer, and what supports it. */
export interface Headline {
  /** How the count compares with the usual ones; `null` where it was not tested. */
  readonly standing: string | null;
  /** The count, with the one it is compared with. */
  readonly figure: string;
  /** What the reader must know with the figure, such as why it is not compared. */
  readonly note: string | null;
  /** The usual range and the interval of the change, as sentences. */
  readonly certainty: readonly string[];
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
  /** A crime type as a phrase within a sentence; all crime without. */
  readonly crime?: string;
  /** The agencies whose records are missing for some month of the period, and for its last month, by name. */
  readonly lacking?: { readonly any: readonly string[]; readonly last: readonly string[] };
}

const HEADLINE_IDS = {
  all: {
    month: 'headline.allMonth',
    months: 'headline.allMonths',
    incomplete: { Month: 'headline.incompleteMonth', Year: 'headline.incompleteYear' },
  },
  type: {
    month: 'headline.kindMonth',
    months: 'headline.kindMonths',
    incomplete: { Month: 'headline.kindIncompleteMonth', Year: 'headline.kindIncompleteYear' },
  },
} as const;

/** Returns the headline of all crime, or of one crime type, in one neighborhood. */
export function formatHeadline(intl: IntlShape, matter: HeadlineInput): Headline {
  const text = createGetText(intl);
  const { period, trends, longer, crime } = matter;
  const now = countInRange(trends, period.range);
  const when = period.history === 'monthly' ? 'Month' : 'Year';
  const ids = HEADLINE_IDS[crime === undefined ? 'all' : 'type'];
  const values = { count: now.count, month: formatLastMonth(intl, matter), crime };
  if (!now.complete) {
    const month = now.count === 0 ? formatMonth(intl, period.range.to) : values.month;
    return {
      standing: null,
      figure: `${text(ids.incomplete[when], { ...values, month })}.`,
      note: lackingText(intl, matter),
      certainty: [],
      lastFull: lastFullMonth(trends),
    };
  }
  if (longer != null && longer.total_crime_count !== null) {
    const { total_crime_count: count, months } = longer;
    return formatLongerPeriodHeadline(intl, text(ids.months, { ...values, count, months }), {
      ...matter,
      longer,
      count: now.count,
    });
  }
  const figure =
    when === 'Month'
      ? text(ids.month, values)
      : text(ids.months, { ...values, months: TREND_MONTHS });
  return formatComparedHeadline(intl, figure, matter);
}

/** Returns the headline of the longer period, with the month alone as its note. */
export function formatLongerPeriodHeadline(
  intl: IntlShape,
  figure: string,
  matter: Pick<HeadlineInput, 'period' | 'breaks' | 'change'> & {
    readonly longer: NonNullable<CrimeChanges['longer']>;
    /** The reports of the month alone. */
    readonly count: number;
  },
): Headline {
  const text = createGetText(intl);
  const { change, longer, count, period } = matter;
  const usual = change.kind === 'not-comparable' ? '' : formatAssessment(intl, change).usual;
  const month = formatMonth(intl, period.range.to);
  const headline = compare(intl, figure, toCountChange(longer), 'Months', matter);
  const alone = text('headline.alone', { month, count, usual });
  return { ...headline, note: [headline.note, alone].filter(Boolean).join(' ') };
}

/** Returns the headline of a count and that of the same months a year earlier. */
export function formatComparedHeadline(
  intl: IntlShape,
  figure: string,
  matter: Pick<HeadlineInput, 'period' | 'breaks' | 'change'>,
): Headline {
  const { period, change } = matter;
  return compare(intl, figure, change, period.history === 'monthly' ? 'Month' : 'Year', matter);
}

function compare(
  intl: IntlShape,
  figure: string,
  change: CountChange,
  baseline: 'Month' | 'Year' | 'Months',
  { period, breaks }: Pick<HeadlineInput, 'period' | 'breaks'>,
): Headline {
  const text = createGetText(intl);
  const against = {
    Month: formatMonth(intl, period.yearBefore.to),
    Year: text('against.year'),
    Months: text('against.months'),
  }[baseline];
  const range = formatUsualRange(intl, change.usual ?? null);
  const usual = range === null ? [] : [text('headline.usually', { range })];
  if (change.kind === 'not-comparable') {
    const changeOver = breaks.findLast((month) => month <= period.range.to) ?? period.range.to;
    const reason =
      change.because === 'incomplete'
        ? text('headline.noBaseline', { against })
        : text('headline.break', { against, changeOver: formatMonth(intl, changeOver) });
    return {
      standing: null,
      figure: `${figure}.`,
      note: [...usual, reason].join(' '),
      certainty: [],
    };
  }
  const { standing } = formatAssessment(intl, change);
  const isUntested = change.kind !== 'clear' && change.standing === 'untested';
  const interval = formatChangeInterval(intl, change.interval);
  return {
    standing: isUntested ? null : standing,
    figure: text(`headline.compared${baseline}`, { figure, before: change.before }),
    note: isUntested ? `${standing}.` : null,
    certainty: [
      ...usual,
      ...(interval === null ? [] : [text('headline.interval', { against, interval })]),
    ],
  };
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
    ? formatMonth(intl, to, 'fullName')
    : formatMonth(intl, to);
}
