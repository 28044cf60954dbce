import type { Located } from './street-positions.ts';

export interface FoundAddress {
  /** `1100 W 39th Pl` */
  readonly label: string;
  /** Empty where it is not known. */
  readonly city: string;
  readonly postcode: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly certainty: Located['certainty'] | 'crossing';
  /** About 1 where all fits; comparable with that of other places. */
  readonly score: number;
}
