import type {
  AreaCrimes,
  AreaTrajectory,
  CrimeChanges,
  MonthlyTrend,
} from '@townlight/contract/crime';
import { classifyReliability, computeRate, computeRelativeChange } from '@townlight/domain/crime';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';

/** Returns an area of a ranking with typical defaults. */
export function makeAreaCrimes(given: Partial<AreaCrimes> = {}): AreaCrimes {
  const population = given.population === undefined ? 10_000 : given.population;
  const count = given.total_crime_count ?? 200;
  return {
    id: 'hollywood',
    population,
    total_crime_count: count,
    total_crime_rate: computeRate(count, population ?? 0),
    ranking: classifyReliability(count) === 'too-few' ? null : 1,
    complete: true,
    recorded: true,
    outlier: false,
    reliability: classifyReliability(count),
    ...given,
  };
}

/** Returns an area that has no rank. */
export function makeIncompleteArea(given: Partial<AreaCrimes> = {}): AreaCrimes {
  return makeAreaCrimes({ complete: false, ranking: null, ...given });
}

export function makeTrajectory(
  id: string,
  count: number,
  before: number,
  given: Partial<AreaTrajectory> = {},
): AreaTrajectory {
  const evidence = (count - before) / Math.sqrt(Math.max(1, count + before));
  return {
    id,
    population: 10_000,
    complete: true,
    recorded: true,
    outlier: false,
    total_crime_count: count,
    total_crime_rate: count / 10_000,
    compared_total_crime_count: before,
    compared_total_crime_rate: before / 10_000,
    change: computeRelativeChange(count, before),
    direction: Math.abs(evidence) < 2 ? 'no-clear-change' : evidence > 0 ? 'up' : 'down',
    evidence,
    expected: before,
    usual_low: Math.max(0, Math.ceil(before - 2 * Math.sqrt(2 * before))),
    usual_high: Math.floor(before + 2 * Math.sqrt(2 * before)),
    change_low: null,
    change_high: null,
    crosses_break: false,
    ...given,
  };
}

/** Returns crime types against a year before, tested as in `makeTrajectory`: name → reports now and then. */
export function makeChanges(
  counts: Record<string, readonly [now: number, before: number]>,
  given: Partial<CrimeChanges['all']> = {},
): CrimeChanges {
  const makeChange = (now: number, before: number) => {
    const trajectory = makeTrajectory('', now, before);
    const { complete, recorded, crosses_break } = trajectory;
    const counts = { total_crime_count: now, compared_total_crime_count: before };
    return {
      areas: 1,
      complete,
      recorded,
      crosses_break,
      ...counts,
      direction: trajectory.direction,
      evidence: trajectory.evidence,
      expected: trajectory.expected,
      usual_low: trajectory.usual_low,
      usual_high: trajectory.usual_high,
      change_low: null,
      change_high: null,
      ...given,
    };
  };
  const all = Object.values(counts);
  const sum = (at: 0 | 1) => all.reduce((total, pair) => total + pair[at], 0);
  return {
    all: makeChange(sum(0), sum(1)),
    longer: null,
    small_bundles: Object.entries(counts).map(([name, pair]) => ({
      name,
      ...makeChange(...pair),
      longer: null,
    })),
  };
}

/** Returns monthly counts up to a month; the last is provisional. */
export function makeTrends(last: YearMonth, counts: readonly number[]): MonthlyTrend[] {
  return counts.map((count, at) => {
    const month = (last - counts.length + 1 + at) as YearMonth;
    return {
      month: monthOfYear(month),
      year: yearOf(month),
      crime_count: count,
      complete: true,
      recorded: true,
      provisional: month === last,
      usual_low: null,
      usual_high: null,
    };
  });
}
