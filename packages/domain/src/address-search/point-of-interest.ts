/** A searchable place of the county. Coordinates in degrees, approximate. */
export interface PointOfInterest {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** `place` is a city that is not an area of the site. */
  readonly type: 'poi' | 'place';
  readonly longitude: number;
  readonly latitude: number;
}
