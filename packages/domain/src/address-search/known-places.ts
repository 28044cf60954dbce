import type { PlaceOutside } from '../county/county.ts';
import type { PointOfInterest } from './point-of-interest.ts';

/** What a county knows of its places, beside areas and addresses. */
export interface KnownPlaces {
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** What people call neighborhoods beside their names, by id. */
  readonly everydayNames: Readonly<Record<string, readonly string[]>>;
  readonly placesOutside: readonly PlaceOutside[];
}
