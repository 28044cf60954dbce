import { computeTwoSidedPValue } from '@townlight/domain/crime';
import {
  formatYearMonth,
  monthOfInstant,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { type CrimeSnapshot, listAreaMonthFacts } from '../../crime/index.ts';
import { findUnusualNeighborhoods } from '../../news/index.ts';
import type { AlertArea, DetectedAlert } from './alert.ts';

/** Older months are not news: the first load of an archive sends no alerts. */
export const MAX_NEWS_AGE_MONTHS = 3;
/** An alert interrupts people: it needs more than the 5% at which the map calls an area alone. */
export const ALERT_SIGNIFICANCE = 0.01;
const USEFUL_FOR_MS = 3 * 24 * 3_600_000;

/**
 * Finds neighborhoods whose crime in the newest complete month is classified as higher or lower than usual, with the
 * classification of the map and the news, at a stricter level. Returns null if there is none, and for sample data.
 */
export function detectCrimeChangeAlert(
  crime: CrimeSnapshot,
  { at, timeZone }: { at: Date; timeZone: string },
): DetectedAlert | null {
  const period = parseYearMonth(crime.data.status.data_through ?? '');
  if (period === null || crime.data.status.sample) return null;
  if (monthOfInstant(at.getTime(), timeZone) - period > MAX_NEWS_AGE_MONTHS) return null;
  const areas = changedAreas(crime, period);
  if (areas.length === 0) return null;
  return {
    id: `crime-change ${formatYearMonth(period)}`,
    kind: 'crime-change',
    areas,
    usefulUntil: new Date(at.getTime() + USEFUL_FOR_MS),
  };
}

/** Results per snapshot, because the search takes tens of milliseconds and runs every few minutes. */
const known = new WeakMap<CrimeSnapshot, readonly AlertArea[]>();

function changedAreas(crime: CrimeSnapshot, period: YearMonth): readonly AlertArea[] {
  const before = known.get(crime);
  if (before !== undefined) return before;
  const { up, down } = findUnusualNeighborhoods(crime, period, Number.POSITIVE_INFINITY);
  const moved = new Set(
    [...up, ...down]
      .filter(({ evidence }) => computeTwoSidedPValue(evidence) <= ALERT_SIGNIFICANCE)
      .map(({ slug }) => slug),
  );
  const facts = moved.size === 0 ? [] : listAreaMonthFacts(crime, period);
  const areas = facts.flatMap(({ slug: id, name, count, change, months }): AlertArea[] => {
    const provisional = months.at(-1)?.provisional === true;
    return moved.has(id) && change?.kind === 'clear'
      ? [{ id, name, figures: { kind: 'crime-change', period, count, change, provisional } }]
      : [];
  });
  known.set(crime, areas);
  return areas;
}
