import type { RankingAnswer, RankingQuery } from './ranking-query.ts';

/** An implementation that can run the same queries. */
export interface Peer {
  readonly name: string;
  /** How often the mix is run; a slow peer runs every fourth query, once. */
  readonly passes: number;
  readonly slow?: boolean;
  answer(query: RankingQuery): RankingAnswer | Promise<RankingAnswer>;
}
