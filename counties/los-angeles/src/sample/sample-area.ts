import type { MultiPolygon } from 'geojson';

/** A neighborhood in the model's format. */
export interface SampleArea {
  /** Its slug, the key of `places.ts`. */
  id: string;
  name: string;
  /** The slug of the agency that polices it. */
  agency: string;
  residents: number;
  region: string;
  polygon: MultiPolygon;
}
