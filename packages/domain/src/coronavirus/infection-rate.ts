import { MIN_RESIDENTS_FOR_RATE } from '../crime/index.ts';
import { rankFromHighest } from '../ranking/index.ts';
import type { UnrankedReason } from './constants.ts';

/** What an area is ranked by. */
export interface RankedArea {
  /** Null where withheld. */
  readonly cases: number | null;
  /** Null where unknown. */
  readonly residents: number | null;
}

export interface Standing {
  /** Cases per resident; null where withheld or the residents are unknown. */
  readonly rate: number | null;
  /** 1 = highest rate; ties share a rank. */
  readonly rank: number | null;
  readonly unranked: UnrankedReason | null;
}

/** Ranks areas by the share of their residents with a case, the highest first. What is withheld or has few residents has no rank. */
export function rankByInfectionRate(areas: readonly RankedArea[]): Standing[] {
  const rates = areas.map(rateOf);
  const reasons = areas.map(reasonOf);
  const ranks = rankFromHighest(rates.map((rate, i) => (reasons[i] === null ? rate : null)));
  return areas.map((_, i) => ({
    rate: rates[i] ?? null,
    rank: ranks[i] ?? null,
    unranked: reasons[i] ?? null,
  }));
}

function rateOf({ cases, residents }: RankedArea): number | null {
  return cases === null || residents === null || residents === 0 ? null : cases / residents;
}

function reasonOf({ cases, residents }: RankedArea): UnrankedReason | null {
  if (cases === null) return 'withheld';
  if (residents === null) return 'residents-unknown';
  return residents < MIN_RESIDENTS_FOR_RATE ? 'few-residents' : null;
}
