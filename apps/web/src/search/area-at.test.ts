import type { AreaFeatureCollection } from '@townlight/contract/places';
import { expect, it } from 'vitest';
import { findAreaAt } from './area-at.ts';

const ring = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const shape = (id: string, polygons: [number, number][][][]) => ({
  type: 'Feature' as const,
  id: 1,
  properties: {
    id,
    name: id,
    label: id,
    center: [0, 0] as [number, number],
    bounds: [0, 0, 10, 10] as [number, number, number, number],
  },
  geometry: { type: 'MultiPolygon' as const, coordinates: polygons },
});

it('finds the area that contains a point, accounting for holes and islands', () => {
  const shapes: AreaFeatureCollection = {
    type: 'FeatureCollection',
    features: [
      shape('outer', [[ring(0, 0, 10, 10), ring(4, 4, 6, 6)]]),
      shape('islands', [[ring(4, 4, 5, 5)], [ring(5.5, 5.5, 6, 6)]]),
    ],
  };
  expect(findAreaAt(shapes, [1, 1])).toBe('outer');
  expect(findAreaAt(shapes, [4.5, 4.5])).toBe('islands');
  expect(findAreaAt(shapes, [5.7, 5.8])).toBe('islands');
  expect(findAreaAt(shapes, [5.2, 5.2])).toBeNull();
  expect(findAreaAt(shapes, [11, 1])).toBeNull();
});
