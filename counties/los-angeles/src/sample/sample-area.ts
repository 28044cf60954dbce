import type { MultiPolygon } from 'geojson';

/** A neighborhood as the model needs it. */
export interface SampleArea {
  /** Its slug, by which `places.ts` knows some of them. */
  id: string;
  name: string;
  /** The slug of the agency that polices it. */
  agency: string;
  residents: number;
  region: string;
  polygon: MultiPolygon;
}
