import { areaFeatureCollection } from '@townlight/contract/places';
import { expect, test } from 'vitest';
import type { Position, Ring } from '../geometry/ring.ts';
import { type ShapedArea, simplifyAreasByLevel } from './area-geojson.ts';

/** A square whose east or west edge wavers in a thousand steps of less than a meter per kilometer. */
function wavering(side: 'east' | 'west'): Ring {
  const edge = Array.from(
    { length: 1001 },
    (_, i): Position => [
      -118 + Math.sin(i * 12.9898) * 0.00001 + Math.sin(i / 60) * 0.01,
      34 + i / 10_000,
    ],
  );
  const far = side === 'east' ? -118.2 : -117.8;
  const ring: Position[] = [[far, 34], ...edge, [far, 34.1], [far, 34]];
  return side === 'east' ? ring : ring.reverse();
}

const shaped = (name: string, ring: Ring): ShapedArea => ({
  slug: name.toLowerCase(),
  name,
  longitude: ring[0]?.[0] ?? 0,
  latitude: ring[0]?.[1] ?? 0,
  coordinates: [[ring]],
});

const countyLevel = (...given: Parameters<typeof simplifyAreasByLevel>) =>
  simplifyAreasByLevel(...given).county;

const points = (geometry: { coordinates: unknown }) =>
  (geometry.coordinates as number[][][]).flat().map((point) => point.join(' '));

test('neighbors lose the same points of the edge they share', () => {
  const { features } = countyLevel(
    [shaped('West', wavering('east')), shaped('East', wavering('west'))],
    'neighborhoods',
  );
  const [west, east] = features.map(({ geometry }) => new Set(points(geometry)));
  const inCommon = [...(west ?? [])].filter((point) => east?.has(point));
  expect(inCommon.length).toBeGreaterThan(10);
  expect(inCommon.length).toBeLessThan(500);
  expect((west?.size ?? 0) - inCommon.length).toBe(2);
  expect((east?.size ?? 0) - inCommon.length).toBe(2);
});

test('an area too small to be seen does not vanish', () => {
  const tiny: Ring = [
    [-118, 34],
    [-117.99998, 34],
    [-117.99998, 34.00003],
    [-118, 34],
  ];
  const { features } = countyLevel(
    [shaped('Tiny', tiny), shaped('West', wavering('east'))],
    'neighborhoods',
  );
  expect(points(features[0]?.geometry ?? { coordinates: [] })).toHaveLength(4);
});

test('features have ids from 1, as the contract requires, and coordinates with five decimals', () => {
  const collection = countyLevel(
    [shaped('A', wavering('east')), shaped('B', wavering('west'))],
    'neighborhoods',
  );
  expect(areaFeatureCollection.parse(collection)).toEqual(collection);
  expect(collection.features.map(({ id }) => id)).toEqual([1, 2]);
  expect(collection.features[0]?.properties).toMatchObject({ id: 'a', name: 'A', label: 'A' });
  for (const text of points(collection.features[0]?.geometry ?? { coordinates: [] }))
    expect(text).toMatch(/^-118(\.\d{1,5})? 34(\.\d{1,5})?$|^-11[78]\.\d{1,5} 34(\.\d{1,5})?$/);
});

test('a county without areas has an empty collection', () => {
  expect(countyLevel([], 'tracts')).toEqual({ type: 'FeatureCollection', features: [] });
});

test('finer levels retain more points of the edge, and are offered only where they do', () => {
  const areas = [shaped('West', wavering('east')), shaped('East', wavering('west'))];
  const { county, city, street } = simplifyAreasByLevel(areas, 'neighborhoods');
  const count = ({ features }: typeof county) =>
    features.reduce((sum, { geometry }) => sum + points(geometry).length, 0);
  expect(county.finer).toEqual(['street']);
  expect(city.finer).toEqual(['street']);
  expect(street.finer).toBeUndefined();
  expect(count(city)).toBe(count(county));
  expect(count(street)).toBeGreaterThan(count(county) * 1.1);
});
