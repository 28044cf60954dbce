import {
  type CountChange,
  classifyCountChange,
  classifyReliability,
  crossesSeriesBreak,
  type UsualCounts,
} from '@townlight/domain/crime';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { addMonths, toYearMonth, type YearMonth } from '@townlight/domain/time';
import type { AreaMonthFacts } from '../../crime/index.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { Edition } from '../edition/edition.ts';

const OCTOBER = toYearMonth(2026, 10);

export interface GivenCrime {
  readonly longer?: { readonly months: 3 | 12; readonly count: number; readonly before: number };
  readonly count?: number;
  /** The count a year earlier; null if it is incomplete. */
  readonly before?: number | null;
  readonly complete?: boolean;
  readonly outlier?: boolean;
  readonly brokenIn?: YearMonth;
  /** The agencies whose rules changed; by default those that police the area. */
  readonly brokenBy?: readonly string[];
  readonly types?: readonly {
    readonly name: string;
    readonly count: number;
    readonly before: number;
  }[];
}

export interface GivenFacts {
  readonly id: string;
  readonly crime?: GivenCrime | null | undefined;
  readonly air?: AreaEditionFacts['air'];
}

/** Creates the facts of a neighborhood for October 2026: by default 662 crimes, and 600 a year earlier. */
export function makeFacts({ id, crime = {}, air = goodAir }: GivenFacts): AreaEditionFacts {
  const name = id
    .split('-')
    .map((segment, i) => (i === 0 ? segment.charAt(0).toUpperCase() + segment.slice(1) : segment))
    .join('-');
  const crimeFacts = crime === null ? null : makeCrime(id, name, crime);
  return {
    id,
    name,
    center: [-118.33, 34.1],
    period: OCTOBER,
    record:
      crime === null
        ? null
        : {
            sample: false,
            through: OCTOBER,
            releasedAt: '2026-11-12T18:00:00.000Z',
            provisional: true,
          },
    crime: crimeFacts,
    air,
    neighbors: [
      { ...neighbor('east-hollywood', 'East Hollywood', 318), residents: 52_650 },
      { ...neighbor('west-hollywood', 'West Hollywood', 241), residents: 35_000 },
    ],
  };
}

function neighbor(slug: string, name: string, count: number) {
  return {
    slug,
    name,
    count,
    complete: true,
    outlier: false,
    reliability: classifyReliability(count),
  };
}

function makeCrime(slug: string, name: string, given: GivenCrime): AreaMonthFacts {
  const { count = 662, before = 600, complete = true, outlier = false, brokenIn } = given;
  const agencies = ['Los Angeles Police Department'];
  const breaks = brokenIn === undefined ? [] : [brokenIn];
  const now = { from: OCTOBER, to: OCTOBER };
  const earlier = { from: addMonths(OCTOBER, -12), to: addMonths(OCTOBER, -12) };
  const against = (a: number, b: number | null) =>
    complete ? makeChange(a, b, crossesSeriesBreak(breaks, earlier, now)) : null;
  const few = classifyReliability(count) === 'too-few';
  const standing = !complete ? 'incomplete' : outlier ? 'outlier' : few ? 'too-few' : 'ranked';
  return {
    slug,
    name,
    count,
    complete,
    standing,
    outlier,
    reliability: classifyReliability(count),
    residents: outlier ? 200 : 77_270,
    ranking: standing === 'ranked' ? 14 : null,
    rankedCount: 231,
    change: against(count, before),
    months: Array.from({ length: 12 }, (_, i) => ({
      month: addMonths(OCTOBER, i - 11),
      count: i === 11 ? count : 600 + i,
      complete: i === 11 ? complete : true,
      provisional: i === 11,
      before: i === 11 ? before : 590,
    })),
    year: complete
      ? {
          count: 7_300,
          change: makeChange(
            7_300,
            7_250,
            crossesSeriesBreak(
              breaks,
              { from: addMonths(OCTOBER, -23), to: addMonths(OCTOBER, -12) },
              { from: addMonths(OCTOBER, -11), to: OCTOBER },
            ),
          ),
        }
      : null,
    longer: given.longer
      ? {
          months: given.longer.months,
          count: given.longer.count,
          change: makeChange(given.longer.count, given.longer.before, false),
        }
      : null,
    single: [],
    types: (given.types ?? [{ name: 'Theft From Vehicle', count: 87, before: 115 }]).map(
      (type) => ({
        name: type.name,
        count: type.count,
        change: against(type.count, type.before),
      }),
    ),
    agencies,
    rulesChanged: brokenIn ?? null,
    rulesChangedBy: brokenIn === undefined ? [] : (given.brokenBy ?? agencies),
  };
}

/** Classifies a change as the map does: a difference of two standard errors is clear. */
function makeChange(now: number, before: number | null, crosses: boolean): CountChange {
  const standardErrors = (now - (before ?? 0)) / Math.sqrt(Math.max(1, now + (before ?? 0)));
  const direction =
    Math.abs(standardErrors) < 2 ? 'no-clear-change' : standardErrors > 0 ? 'up' : 'down';
  const usual = makeUsualCounts(before ?? 0);
  return classifyCountChange({
    now,
    before,
    direction,
    usual,
    interval: null,
    crossesBreak: crosses,
  });
}

const goodAir: AreaEditionFacts['air'] = {
  sample: false,
  days: Array.from({ length: 31 }, (_, i) => ({
    day: i + 1,
    aqi: i === 11 ? 84 : 30,
    category: i === 11 ? 'moderate' : 'good',
  })),
  mean: { pm25: 9.4, aqi: 31, category: 'good' },
  nearestKm: 6,
};

export function makeEdition(given: Partial<Edition> = {}): Edition {
  return {
    id: '2026-10',
    period: OCTOBER,
    state: 'scheduled',
    categories: VISUAL_CATEGORIES,
    notes: { en: '', es: '' },
    versions: {},
    scheduledAt: new Date('2026-11-13T17:00:00Z'),
    sendingAt: null,
    sentAt: null,
    createdAt: new Date('2026-11-12T20:00:00Z'),
    createdBy: 'ana@example.org',
    scheduledBy: 'ana@example.org',
    ...given,
  };
}

/** The counts that are usual around a count, by chance alone; none below 10 reports. */
function makeUsualCounts(expected: number): UsualCounts | null {
  if (expected < 10) return null;
  const reach = 2 * Math.sqrt(2 * expected);
  return { expected, low: Math.ceil(expected - reach), high: Math.floor(expected + reach) };
}
