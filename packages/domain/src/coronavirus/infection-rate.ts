import { MIN_RESIDENTS_FOR_RATE } from '../crime/index.ts';
import { rankDescending } from '../ranking/rank-descending.ts';
import type { UnrankedReason } from './constants.ts';

/** Values by which an area is ranked. */
export interface InfectionRankInput {
  /** Null where suppressed. */
  readonly cases: number | null;
  /** Null where unknown. */
  readonly residents: number | null;
}

/** The rate and rank of an area, or why it has none. */
export interface InfectionRank {
  /** Cases per resident; null where suppressed or the residents are unknown. */
  readonly rate: number | null;
  /** 1 = highest rate; ties share a rank. */
  readonly rank: number | null;
  readonly unranked: UnrankedReason | null;
}

/** Ranks areas by cases per resident, highest first. Suppressed totals and areas with few residents have no rank. */
export function rankByInfectionRate(areas: readonly InfectionRankInput[]): InfectionRank[] {
  const rates = areas.map(rateOf);
  const reasons = areas.map(reasonOf);
  const ranks = rankDescending(rates.map((rate, i) => (reasons[i] === null ? rate : null)));
  return areas.map((_, i) => ({
    rate: rates[i] ?? null,
    rank: ranks[i] ?? null,
    unranked: reasons[i] ?? null,
  }));
}

function rateOf({ cases, residents }: InfectionRankInput): number | null {
  return cases === null || residents === null || residents === 0 ? null : cases / residents;
}

function reasonOf({ cases, residents }: InfectionRankInput): UnrankedReason | null {
  if (cases === null) return 'withheld';
  if (residents === null) return 'residents-unknown';
  return residents < MIN_RESIDENTS_FOR_RATE ? 'few-residents' : null;
}
