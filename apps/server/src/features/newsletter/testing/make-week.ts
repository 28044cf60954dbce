import { computeAirQualityIndex } from '@townlight/domain/air';
import { addDays, type Day, formatDay, parseDay, toYearMonth } from '@townlight/domain/time';
import type { WeekDayAir } from '../../air/index.ts';
import type { AreaWeekFacts, WeekCrimeFacts, WeekFacts } from '../weekly/week-facts.ts';

const MONDAY = '2026-11-16';

/** A day’s mean in µg/m³, or why it is missing. */
export type GivenDay = number | Pick<WeekDayAir, 'missing' | 'unhealthyHour'>;

export const NO_READINGS: GivenDay = { missing: 'no-readings', unhealthyHour: null };

/**
 * Creates a week of November 2026: by default with moderate air on Wednesday, good air otherwise, and no new crime
 * data.
 */
export function makeArea({
  id = 'hollywood',
  name = 'Hollywood',
  days = [5, 5, 20, 5, 5, 5, 5],
  nearestKm = 6,
  isProvisional = false,
  ...given
}: Partial<AreaWeekFacts> & {
  days?: readonly GivenDay[] | null;
  nearestKm?: number;
  isProvisional?: boolean;
} = {}): AreaWeekFacts {
  return {
    id: id as AreaWeekFacts['id'],
    name,
    center: [-118.33, 34.1],
    air: days && { days: days.map(dayOfWeek), nearestKm, isProvisional },
    crime: [],
    ...given,
  };
}

function dayOfWeek(given: GivenDay, at: number): WeekDayAir {
  const day = formatDay(addDays(parseDay(MONDAY) as Day, at));
  if (typeof given !== 'number') return { day, index: null, ...given };
  const { aqi, category } = computeAirQualityIndex(given);
  return { day, index: { aqi, category }, missing: null, unhealthyHour: null };
}

export function makeWeek(given: Partial<WeekFacts> = {}): WeekFacts {
  return { monday: MONDAY, hasCrime: true, news: [], areas: [makeArea()], ...given };
}

/** Creates crime data for October 2026: by default 51 crimes, clearly more than the 40 of a year earlier. */
export function makeCrime(given: Partial<WeekCrimeFacts> = {}): WeekCrimeFacts {
  return {
    what: 'published',
    period: toYearMonth(2026, 10),
    provisional: false,
    crime: {
      count: 51,
      change: {
        kind: 'clear',
        direction: 'up',
        before: 40,
        change: 0.275,
        usual: { expected: 36, low: 25, high: 49 },
        interval: { low: -0.12, high: 0.85 },
      },
      rulesChanged: null,
    },
    ...given,
  };
}
