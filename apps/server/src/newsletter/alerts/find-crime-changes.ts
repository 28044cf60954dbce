import {
  formatYearMonth,
  monthOfInstant,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { type CrimeSnapshot, monthFacts } from '../../crime/index.ts';
import { neighborhoodMoves } from '../../news/index.ts';
import type { AlertArea, FoundAlert } from './alert.ts';

/** What became whole long ago is no news any more: the first load of an archive alerts nobody. */
export const NEWS_FOR_MONTHS = 3;
const USEFUL_FOR_MS = 3 * 24 * 3_600_000;

/**
 * The neighborhoods which the map of the newest full month calls higher or lower than a year earlier, as the news do. Null where there is none, and for invented figures.
 */
export function findCrimeChanges(
  crime: CrimeSnapshot,
  { at, timeZone }: { at: Date; timeZone: string },
): FoundAlert | null {
  const period = parseYearMonth(crime.data.status.data_through ?? '');
  if (period === null || crime.data.status.sample) return null;
  if (monthOfInstant(at.getTime(), timeZone) - period > NEWS_FOR_MONTHS) return null;
  const areas = changedAreas(crime, period);
  if (areas.length === 0) return null;
  return {
    id: `crime-change ${formatYearMonth(period)}`,
    kind: 'crime-change',
    areas,
    usefulUntil: new Date(at.getTime() + USEFUL_FOR_MS),
  };
}

/** Looked for once in each release: that takes tens of milliseconds, and is asked for every few minutes. */
const known = new WeakMap<CrimeSnapshot, readonly AlertArea[]>();

function changedAreas(crime: CrimeSnapshot, period: YearMonth): readonly AlertArea[] {
  const before = known.get(crime);
  if (before !== undefined) return before;
  const { up, down } = neighborhoodMoves(crime, period, Number.POSITIVE_INFINITY);
  const moved = new Set([...up, ...down].map(({ slug }) => slug));
  const facts = moved.size === 0 ? [] : monthFacts(crime, period);
  const areas = facts.flatMap(({ slug: id, name, count, change, months }): AlertArea[] => {
    const provisional = months.at(-1)?.provisional === true;
    return moved.has(id) && change?.kind === 'clear'
      ? [{ id, name, figures: { kind: 'crime-change', period, count, change, provisional } }]
      : [];
  });
  known.set(crime, areas);
  return areas;
}
