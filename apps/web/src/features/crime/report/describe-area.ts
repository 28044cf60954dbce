import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { type MonthRange, previousRange, type YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { formatMonth } from '../../../i18n/figures.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { formatPeriodPhrase, formatPeriodTitle } from '../../../period/period-text.ts';
import { formatChosenKind, formatReportedClause, formatReports } from '../figures/kind-text.ts';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { formatAssessment, formatChangeInterval, formatUsualRange } from '../figures/usual-text.ts';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import { summarizeArea, toComparedChange } from './area-summary.ts';

/** A message id with its values. */
export interface MessageWithValues {
  readonly id: MessageId;
  readonly values: Record<string, string | number>;
}

export interface AreaSentenceInput {
  readonly state: SafetyMapState;
  readonly range: MonthRange;
  readonly through: YearMonth;
  readonly area: AreaCrimes;
  readonly trajectory: AreaTrajectory | undefined;
  readonly rankedCount: number;
  /** Against the same months a year before; `null` for more than 12 months. */
  readonly yearBefore: AreaTrajectory | null;
  /** The 3 or 12 months that end with a month of few reports, against a year before. */
  readonly longer?: { readonly months: number; readonly trajectory: AreaTrajectory } | null;
  /** For crimes of which each one matters: the reports on record in the last 36 months. */
  readonly single?: { readonly since: YearMonth; readonly recent: number } | null;
}

/** Returns the sentences with the counts, and how they compare; see `describeCertainty` for what limits them. */
export function describeArea(intl: IntlShape, matter: AreaSentenceInput): MessageWithValues[] {
  const sentences = [...describeLonger(intl, matter), ...describeCount(intl, matter)];
  const { single } = matter;
  if (single == null || !matter.area.recorded) return sentences;
  const values = { recent: single.recent, since: formatMonth(intl, single.since) };
  return [...sentences, { id: 'sentence.single', values }];
}

/** Describes the longer period that precedes a month of few reports. */
function describeLonger(
  intl: IntlShape,
  { longer, state, range }: AreaSentenceInput,
): MessageWithValues[] {
  const count = longer?.trajectory.total_crime_count;
  const change = longer == null ? null : toComparedChange(longer.trajectory);
  if (longer == null || count == null || change === null || state.mode === 'traj') return [];
  const values = {
    months: longer.months,
    month: formatMonth(intl, range.to),
    reports: formatReports(intl, count, state),
    before: change.before,
    standing: formatAssessment(intl, change).standing,
  };
  return [{ id: 'sentence.longer', values }];
}

function describeCount(intl: IntlShape, matter: AreaSentenceInput): MessageWithValues[] {
  const { state, range, area, trajectory } = matter;
  const count = area.total_crime_count;
  const when = formatPeriodPhrase(intl, range, matter.through);
  if (!area.recorded || count === null) {
    const kind = formatChosenKind(intl, state) ?? createGetText(intl)('kind.several');
    return [{ id: 'sentence.notRecorded', values: { kind } }];
  }
  const reports = formatReports(intl, count, state);
  if (!area.complete && count === 0)
    return [{ id: 'sentence.nothing', values: { period: formatPeriodTitle(intl, range) } }];
  if (findUnrankedReason(area) !== null) {
    return [{ id: 'sentence.missing', values: { reports, when } }];
  }
  if (state.mode === 'traj' && trajectory !== undefined)
    return trendSentences(intl, matter, trajectory);
  const summary = summarizeArea(area, matter.rankedCount, matter.yearBefore);
  const reportedClause = formatReportedClause(intl, count, state);
  if (summary.kind !== 'rated') {
    // Of crimes of which each one matters, a few are not too few.
    const isSingle = matter.single != null;
    return isSingle
      ? [{ id: 'sentence.plain', values: { said: reportedClause, when } }]
      : [{ id: 'sentence.tooFew', values: { said: reportedClause, when } }];
  }
  if (summary.change === null) {
    return [{ id: 'sentence.plain', values: { said: reportedClause, when } }];
  }
  const { before } = summary.change;
  const { standing } = formatAssessment(intl, summary.change);
  return [{ id: 'sentence.judged', values: { reports, when, before, standing } }];
}

/** Returns the usual range of the main count, the interval of its change, and where the area's rate is in the ranking. */
export function describeCertainty(intl: IntlShape, matter: AreaSentenceInput): MessageWithValues[] {
  const { area, state, longer, range } = matter;
  if (!area.recorded || findUnrankedReason(area) !== null) return [];
  const isTrend = state.mode === 'traj';
  const change = toComparedChange(
    longer?.trajectory ?? (isTrend ? (matter.trajectory ?? null) : matter.yearBefore),
  );
  const usual = change && formatUsualRange(intl, change.usual);
  const interval = change && formatChangeInterval(intl, change.interval);
  const against = isTrend
    ? formatPeriodTitle(intl, previousRange(range))
    : createGetText(intl)('against.yearEarlier');
  return [
    ...(usual === null ? [] : [{ id: 'sentence.usual' as const, values: { usual } }]),
    ...(interval === null
      ? []
      : [{ id: 'sentence.interval' as const, values: { against, interval } }]),
    ...describeRank(intl, matter),
  ];
}

function describeRank(
  intl: IntlShape,
  { area, rankedCount, state }: AreaSentenceInput,
): MessageWithValues[] {
  const summary = summarizeArea(area, rankedCount, null);
  if (summary.kind !== 'rated' || summary.sixth === null) return [];
  const areas = createGetText(intl)(`areas.${state.partition}`);
  return [{ id: `place.${summary.sixth}`, values: { areas } }];
}

function trendSentences(
  intl: IntlShape,
  matter: AreaSentenceInput,
  trajectory: AreaTrajectory,
): MessageWithValues[] {
  const { range, through, state } = matter;
  const count = trajectory.total_crime_count;
  const compared = trajectory.compared_total_crime_count;
  if (count === null || compared === null) {
    const kind = formatChosenKind(intl, state) ?? createGetText(intl)('kind.several');
    return [{ id: 'sentence.notRecorded', values: { kind } }];
  }
  const before = previousRange(range);
  const change = toComparedChange(trajectory);
  const figures = {
    reports: formatReports(intl, count, state),
    when: formatPeriodPhrase(intl, range, through),
    compared,
    whenBefore: formatPeriodPhrase(intl, before, through),
  };
  const trend: MessageWithValues =
    change === null
      ? { id: 'sentence.trendBreak', values: figures }
      : {
          id: 'sentence.trendJudged',
          values: { ...figures, standing: formatAssessment(intl, change).standing },
        };
  // Reading 8: one month is also compared with the same month a year earlier.
  const yearBefore = range.from === range.to ? toComparedChange(matter.yearBefore) : null;
  if (yearBefore === null) return [trend];
  return [trend, { id: 'sentence.yearBefore', values: { before: yearBefore.before } }];
}
