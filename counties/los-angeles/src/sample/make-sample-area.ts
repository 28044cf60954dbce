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

/** A square neighborhood of about 2 km for tests. */
export function makeSampleArea(given: Partial<SampleArea> & { west?: number } = {}): SampleArea {
  const { west = -118.3, ...rest } = given;
  const [south, size] = [34, 0.02];
  return {
    id: 'test-park',
    name: 'Test Park',
    agency: 'lapd',
    residents: 20_000,
    region: 'Central L.A.',
    polygon: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [west, south],
            [west + size, south],
            [west + size, south + size],
            [west, south + size],
            [west, south],
          ],
        ],
      ],
    },
    ...rest,
  };
}
