import type { Located, Neighbor } from './street-positions.ts';

export interface FoundAddress {
  /** `1100 W 39th Pl` */
  readonly label: string;
  /** Both empty where not known; no zip code where the house may lie in either of two. */
  readonly city: string;
  readonly postcode: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly certainty: Located['certainty'] | 'crossing';
  /** The numbers by which it is placed where it is not on record itself. */
  readonly neighbors: readonly Neighbor[];
  /** About 1 where all fits; comparable with that of other places. */
  readonly score: number;
}
