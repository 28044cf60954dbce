import { poissonInterval } from './poisson-interval.ts';

/** Reports, and the people among whom they were counted. */
export interface RatedCount {
  readonly count: number;
  /** Above 0. */
  readonly residents: number;
}

/**
 * What may be said of one rate beside another: `higher` or `lower` only where their 95% intervals do not touch, which
 * is stricter than a test at 5%: several neighbors are looked at together.
 */
export function compareRates(rate: RatedCount, other: RatedCount): 'higher' | 'lower' | 'unclear' {
  const [own, others] = [interval(rate), interval(other)];
  if (own.low > others.high) return 'higher';
  if (own.high < others.low) return 'lower';
  return 'unclear';
}

function interval({ count, residents }: RatedCount) {
  const { low, high } = poissonInterval(count);
  return { low: low / residents, high: high / residents };
}
