import type { OutsidePlace } from '../county/county.ts';

/** A searchable place of the county. Coordinates in degrees, approximate. */
export interface PointOfInterest {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** `place` is a city that is not an area of the site. */
  readonly type: 'poi' | 'place';
  readonly longitude: number;
  readonly latitude: number;
}

/** Place names of a county in addition to areas and addresses. */
export interface CountyPlaceNames {
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Colloquial names of neighborhoods in addition to their names, by id. */
  readonly everydayNames: Readonly<Record<string, readonly string[]>>;
  readonly placesOutside: readonly OutsidePlace[];
}
