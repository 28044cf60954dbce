import type { RankingAnswer, RankingQuery } from './ranking-query.ts';

/** Somebody who answers the same questions. */
export interface Peer {
  readonly name: string;
  /** How often the mix is asked; of a slow peer every fourth question, once. */
  readonly passes: number;
  readonly slow?: boolean;
  answer(query: RankingQuery): RankingAnswer | Promise<RankingAnswer>;
}
