import type { MonthRange } from '@townlight/domain/time';

/** One query of the mix. */
export interface RankingQuery {
  readonly period: MonthRange;
  /** Nicknames, by their place in the scheme; `null` for all crime. */
  readonly series: readonly number[] | null;
  /** The same choice as the bundles that contain them, for which Townlight stores sums. */
  readonly bundles: readonly number[] | null;
}

/** The result that every peer must return. Index = area in the order of the snapshot. */
export interface RankingAnswer {
  readonly counts: ArrayLike<number>;
  /** Reports per resident; `null` or `NaN` without residents. */
  readonly rates: ArrayLike<number | null>;
  /** 0 where the area has none. */
  readonly ranks: ArrayLike<number>;
}

/** @throws with the first difference */
export function assertSameAnswer(
  peer: string,
  query: RankingQuery,
  given: RankingAnswer,
  expected: RankingAnswer,
): void {
  const queryText = JSON.stringify(query);
  if (given.counts.length !== expected.counts.length) {
    throw new Error(
      `${peer}: ${given.counts.length} areas, not ${expected.counts.length}: ${queryText}`,
    );
  }
  for (let area = 0; area < expected.counts.length; area++) {
    const reference = [expected.counts[area], expected.rates[area], expected.ranks[area]];
    const theirs = [given.counts[area], given.rates[area] ?? Number.NaN, given.ranks[area]];
    if (!reference.every((figure, at) => Object.is(figure, theirs[at]))) {
      throw new Error(`${peer}: area ${area} has ${theirs}, not ${reference}: ${queryText}`);
    }
  }
}

/** An implementation that can run the same queries. */
export interface Peer {
  readonly name: string;
  /** How often the mix is run; a slow peer runs every fourth query, once. */
  readonly passes: number;
  readonly slow?: boolean;
  answer(query: RankingQuery): RankingAnswer | Promise<RankingAnswer>;
}
