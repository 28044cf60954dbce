import fc from 'fast-check';
import { intersection } from 'polyclip-ts';
import { describe, expect, test } from 'vitest';
import { squareRing } from '../testing/test-files.ts';
import { computeSquareKilometers, cutAreaByLayers, toCuttingShape } from './cut-area-by-layers.ts';
import { repairPolygons } from './repair-polygons.ts';
import type { PolygonRings, Position } from './ring.ts';

const square = (corner: Position, size = 0.1): PolygonRings[] => [[squareRing(corner, size)]];

const areaByHolders = (pieces: ReturnType<typeof cutAreaByLayers>) =>
  Object.fromEntries(
    pieces.map(({ holders, squareKilometers }) => [holders.join(), squareKilometers]),
  );

describe('an area intersected with other areas', () => {
  test('is shared out to the last square meter, the first of overlapping ones first', () => {
    const area = square([-118.4, 34], 0.1);
    const cutters = [square([-118.45, 34], 0.1), square([-118.4, 34.05], 0.1)].map(toCuttingShape);
    const pieces = areaByHolders(cutAreaByLayers(area, [cutters]));
    const total = computeSquareKilometers(area);
    // the radii of curvature of the WGS 84 ellipsoid at 34.05° north: 6,355.4 and 6,384.8 km
    expect(total).toBeCloseTo(
      6355.4 * 6384.8 * Math.cos(34.05 * (Math.PI / 180)) * (Math.PI / 1800) ** 2,
      1,
    );
    expect((pieces['0'] as number) / total).toBeCloseTo(1 / 2, 9);
    expect((pieces['1'] as number) / total).toBeCloseTo(1 / 4, 3);
    expect(Object.values(pieces).reduce((sum, piece) => sum + piece, 0)).toBeCloseTo(total, 9);
  });

  // a lattice of 30 by 30 points missed strips narrower than a thirtieth, or counted a hair as a thirtieth
  test('shows a strip of a thousandth as a thousandth', () => {
    const area = square([-118.4, 34], 0.1);
    const pieces = areaByHolders(
      cutAreaByLayers(area, [[toCuttingShape(square([-118.4999, 34], 0.1))]]),
    );
    expect((pieces['0'] as number) / computeSquareKilometers(area)).toBeCloseTo(0.001, 6);
  });

  test('matches a clipping library where outlines cross, touch, have holes or coincide', () => {
    const at = (value: number) => Math.round(value * 64) / 64;
    const star = fc
      .tuple(
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 4 }),
        fc.array(fc.integer({ min: 8, max: 64 }), { minLength: 3, maxLength: 24 }),
        fc.boolean(),
      )
      .map(([x, y, radii, hollow]): PolygonRings[] => {
        const ring = (scale: number): Position[] => {
          const corners = radii.map((radius, i): Position => {
            const angle = (2 * Math.PI * i) / radii.length;
            const reach = (scale * radius) / 20;
            // a twentieth of a degree across, as large neighborhoods are
            return [
              at(x + reach * Math.cos(angle)) / 64 - 118,
              at(y + reach * Math.sin(angle)) / 64 + 34,
            ];
          });
          return [...corners, corners[0] as Position];
        };
        return repairPolygons([hollow ? [ring(1), ring(0.5).reverse()] : [ring(1)]]).polygons;
      })
      .filter((polygons) => polygons.length > 0);
    fc.assert(
      fc.property(star, star, (a, b) => {
        const pieces = areaByHolders(cutAreaByLayers(a, [[toCuttingShape(b)]]));
        expect(pieces['0'] ?? 0).toBeCloseTo(computeSquareKilometers(intersection(a, b)), 7);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
