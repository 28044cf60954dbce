import type { AreaFeature } from '@townlight/contract/places';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOutlines } from './draw-outlines.ts';

const VIEW = { longitude: -118.25, latitude: 34, zoom: 9 };
/** Degrees of longitude in a pixel at zoom 9: the world is 512 · 2⁹ pixels wide. */
const DEGREES_PER_PX = 360 / (512 * 2 ** 9);

const SURROUNDINGS = { land: [], named: [], view: VIEW };

type Position = [number, number];

function area(id: string, ring: Position[]): AreaFeature {
  const [first = [0, 0]] = ring;
  return {
    type: 'Feature',
    id: 1,
    properties: { id, name: id, label: id, center: first, bounds: [0, 0, 0, 0] },
    geometry: { type: 'Polygon', coordinates: [[...ring, first]] },
  } as AreaFeature;
}

/** Returns the corners of a path, in units. */
function cornersOf(svg: string, id: string): Position[] {
  const d = new RegExp(`<path id="${id}" d="([^"]*)"`).exec(svg)?.[1] ?? '';
  const [, start = '', moves = ''] = /^M([^l]+)l([^z]*)z$/.exec(d) ?? [];
  const steps = moves.split(' ').map(Number);
  let [x = 0, y = 0] = start.split(' ').map(Number);
  const corners: Position[] = [[x, y]];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] as number;
    y += steps[i + 1] as number;
    corners.push([x, y]);
  }
  return corners;
}

test('the middle of the view is the origin, and ten units are a pixel of the map', () => {
  const east = VIEW.longitude + 100 * DEGREES_PER_PX;
  const svg = drawOutlines(
    [
      area('venice', [
        [VIEW.longitude, VIEW.latitude],
        [east, VIEW.latitude],
        [east, VIEW.latitude + 0.1],
      ]),
    ],
    SURROUNDINGS,
  );
  const [middle, right, above] = cornersOf(svg, 'venice');
  expect(middle).toEqual([0, 0]);
  expect(right).toEqual([1000, 0]);
  // MapLibre's formula: 512 · 2⁹ / 360 pixels per degree, stretched by 1 / cos(latitude)
  const expected = -(0.1 / DEGREES_PER_PX / Math.cos((34.05 * Math.PI) / 180)) * 10;
  expect(above?.[0]).toBe(1000);
  expect(Math.abs((above?.[1] ?? 0) - expected)).toBeLessThan(5);
});

test('corners deviate by at most half a pixel, and neighbors retain the same common corners', () => {
  const corner = fc.tuple(
    fc.double({ min: -119, max: -117.5, noNaN: true }),
    fc.double({ min: 33.5, max: 34.8, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 12 }), (ring) => {
      const svg = drawOutlines([area('one', ring), area('two', ring)], SURROUNDINGS);
      expect(cornersOf(svg, 'one')).toEqual(cornersOf(svg, 'two'));
      const outline = cornersOf(svg, 'one');
      if (outline.length < 3) return;
      const alone = ring.map(
        (position) =>
          cornersOf(
            drawOutlines([area('a', [position, [-118, 33], [-117, 35]])], SURROUNDINGS),
            'a',
          )[0] as Position,
      );
      for (const [x, y] of alone)
        expect(outline.some(([atX, atY]) => Math.abs(atX - x) <= 6 && Math.abs(atY - y) <= 6)).toBe(
          true,
        );
    }),
    { numRuns: 100 },
  );
});

test('land reaches no further than screens do', () => {
  const world: Position[] = [
    [-170, -60],
    [170, -60],
    [170, 60],
    [-170, 60],
  ];
  const svg = drawOutlines([], { ...SURROUNDINGS, land: [[world]] });
  for (const [x, y] of cornersOf(svg, '-land'))
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(20_000);
});

test('a name is left out where it would crowd that of an area with more residents', () => {
  const named = (name: string, px: number, residents: number | null) => ({
    name,
    center: [VIEW.longitude + px * DEGREES_PER_PX, VIEW.latitude] as const,
    residents,
  });
  const svg = drawOutlines([], {
    ...SURROUNDINGS,
    named: [
      named('Small <Town>', 30, 900),
      named('Unknown', 20, null),
      named('Large', 0, 90_000),
      named('Distant & small', 200, 10),
    ],
  });
  expect(svg).toContain(
    '<g id="-names"><text x="0" y="0">Large</text><text x="2000" y="0">Distant &amp; small</text></g>',
  );
});
