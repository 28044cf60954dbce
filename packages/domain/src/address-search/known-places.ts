import type { OutsidePlace } from '../county/county.ts';
import type { PointOfInterest } from './point-of-interest.ts';

/** Place names of a county in addition to areas and addresses. */
export interface CountyPlaceNames {
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Colloquial names of neighborhoods in addition to their names, by id. */
  readonly everydayNames: Readonly<Record<string, readonly string[]>>;
  readonly placesOutside: readonly OutsidePlace[];
}
