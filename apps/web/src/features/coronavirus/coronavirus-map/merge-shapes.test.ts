import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import { describe, expect, test } from 'vitest';
import { mergeAreaNames } from './area-cases.ts';
import { mergeAreaShapes } from './merge-shapes.ts';

type Ring = [number, number][];

/** Makes a square with its lower left corner at a point. */
const square = (x: number, y: number, size = 1): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];

function feature(id: string, number: number, rings: Ring[]): AreaFeature {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return {
    type: 'Feature',
    id: number,
    properties: { id, name: id, label: id, center: [xs[0] as number, ys[0] as number], bounds },
    geometry: { type: 'Polygon', coordinates: rings },
  } as unknown as AreaFeature;
}

const county = (...features: AreaFeature[]): AreaFeatureCollection => ({
  type: 'FeatureCollection',
  features,
});
const PAIR = new Map([
  ['athens', 'athens'],
  ['westmont', 'athens'],
]);
const NAMES = new Map([['athens', 'Athens and Westmont']]);
const ringsOf = ({ geometry }: AreaFeature) => geometry.coordinates as unknown as Ring[][];

describe('two neighborhoods that are counted together', () => {
  test('are one area around both, without the line between them', () => {
    const { features } = mergeAreaShapes(
      county(
        feature('acton', 1, [square(5, 5)]),
        feature('athens', 2, [square(0, 0)]),
        // In reverse orientation.
        feature('westmont', 3, [square(1, 0).reverse()]),
      ),
      PAIR,
      NAMES,
    );
    expect(features.map(({ properties }) => properties.id)).toEqual(['acton', 'athens']);
    const merged = features[1] as AreaFeature;
    expect(merged.id).toBe(2);
    expect(merged.properties).toMatchObject({
      name: 'Athens and Westmont',
      bounds: [0, 0, 2, 1],
    });
    const [polygon, ...rest] = ringsOf(merged);
    expect(rest).toEqual([]);
    expect(polygon).toHaveLength(1);
    expect(new Set(polygon?.[0]?.map(String)).size).toBe(6);
  });

  test('remain two shapes of one area if they do not touch, and retain their holes', () => {
    const withHole = feature('westmont', 3, [square(4, 0, 4), square(5, 1).reverse()]);
    const { features } = mergeAreaShapes(
      county(feature('athens', 2, [square(0, 0)]), withHole),
      PAIR,
      NAMES,
    );
    const polygons = ringsOf(features[0] as AreaFeature);
    expect(polygons.map((rings) => rings.length)).toEqual([1, 2]);
  });

  test('have one name, in the order of the list', () => {
    const names = new Map([
      ['athens', 'Athens'],
      ['venice', 'Venice'],
      ['westmont', 'Westmont'],
    ]);
    expect([...mergeAreaNames(names, PAIR, (members) => members.join(' y '))]).toEqual([
      ['athens', 'Athens y Westmont'],
      ['venice', 'Venice'],
    ]);
  });
});
