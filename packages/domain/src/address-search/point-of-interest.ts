/** A place of the county that people look for by its name. Coordinates in degrees, approximate. */
export interface PointOfInterest {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** `place` for a city that is not an area itself. */
  readonly type: 'poi' | 'place';
  readonly longitude: number;
  readonly latitude: number;
}
