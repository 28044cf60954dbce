import type { MonthRange, YearMonth } from '../time/index.ts';

/** The months from which the figures of a series follow other counting rules, oldest first. */
export type SeriesBreaks = readonly YearMonth[];

/**
 * Whether the counting rules change between or inside two periods: no difference across it is stated (reading 17).
 * A break belongs to the later side: March 2024 is crossed by February against March, not by March against April.
 */
export function crossesBreak(
  breaks: SeriesBreaks,
  before: MonthRange,
  current: MonthRange,
): boolean {
  return breaks.some((month) => before.from < month && current.to >= month);
}

/** The breaks of several series counted together, each once, oldest first. */
export function joinBreaks(series: Iterable<SeriesBreaks>): SeriesBreaks {
  const months = new Set<YearMonth>();
  for (const breaks of series) for (const month of breaks) months.add(month);
  return [...months].sort((a, b) => a - b);
}

/** What is on record of one agency, as far as a break needs it. */
export interface RecordedMonth {
  readonly month: YearMonth;
  /** The records follow the newer rules, although the month lies before the change-over. */
  readonly newRules: boolean;
}

/**
 * The break of an agency's own series: its change-over where months on both sides of it are on record under the rules
 * of their time, else none.
 */
export function breaksOfAgency(
  changeOver: YearMonth | null,
  recorded: Iterable<RecordedMonth>,
): SeriesBreaks {
  if (changeOver === null) return [];
  let before = false;
  let after = false;
  for (const { month, newRules } of recorded) {
    if (month >= changeOver) after = true;
    else if (!newRules) before = true;
  }
  return before && after ? [changeOver] : [];
}
