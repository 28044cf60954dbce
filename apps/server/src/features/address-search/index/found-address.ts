import type { NeighborPosition, StreetPosition } from './street-positions.ts';

export interface FoundAddress {
  /** `1100 W 39th Pl` */
  readonly label: string;
  /** Empty where unknown; the zip code is also empty where two are possible. */
  readonly city: string;
  readonly postcode: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly certainty: StreetPosition['certainty'] | 'crossing';
  /** The neighboring numbers from which the position is derived, where the number itself is not on record. */
  readonly neighbors: readonly NeighborPosition[];
  /** About 1 for a complete match; comparable with the scores of other places. */
  readonly score: number;
}
