import type { MonthRange, YearMonth } from '../time/index.ts';

/** The months from which a series follows other counting rules, oldest first. */
export type SeriesBreaks = readonly YearMonth[];

/**
 * Returns whether the counting rules change between or within two periods: no difference across it is stated
 * (reading 17). A break belongs to the later side: a comparison of February with March 2024 crosses March 2024, one
 * of March with April does not.
 */
export function crossesSeriesBreak(
  breaks: SeriesBreaks,
  before: MonthRange,
  current: MonthRange,
): boolean {
  return breaks.some((month) => before.from < month && current.to >= month);
}

/** Merges the breaks of several series, without duplicates, oldest first. */
export function mergeSeriesBreaks(series: Iterable<SeriesBreaks>): SeriesBreaks {
  const months = new Set<YearMonth>();
  for (const breaks of series) for (const month of breaks) months.add(month);
  return [...months].sort((a, b) => a - b);
}

/** A month on record of one agency. */
export interface RecordedMonth {
  readonly month: YearMonth;
  /** The records follow the newer rules although the month precedes the change-over. */
  readonly followsNewRules: boolean;
}

/**
 * Returns the break of an agency's series: its change-over where months on both sides of it are on record under the
 * rules of their time, otherwise none.
 */
export function findAgencyBreaks(
  changeOver: YearMonth | null,
  recorded: Iterable<RecordedMonth>,
): SeriesBreaks {
  if (changeOver === null) return [];
  let before = false;
  let after = false;
  for (const { month, followsNewRules } of recorded) {
    if (month >= changeOver) after = true;
    else if (!followsNewRules) before = true;
  }
  return before && after ? [changeOver] : [];
}
