import { expect, test } from 'vitest';
import { squareRing } from '../testing/test-files.ts';
import { sampleTilingFaults } from './sample-tiling-faults.ts';

test('areas that meet at their edges have neither overlaps nor gaps', () => {
  const areas = [0, 1].flatMap((x) =>
    [0, 1].map((y) => ({ name: `${x}${y}`, coordinates: [[squareRing([x, y], 1)]] })),
  );
  expect(sampleTilingFaults(areas)).toEqual({ overlaps: [], gaps: [] });
});

test('an overlap is named with its share of the smaller area', () => {
  const { overlaps } = sampleTilingFaults([
    { name: 'Large', coordinates: [[squareRing([0, 0], 1)]] },
    { name: 'Small', coordinates: [[squareRing([0.9, 0], 0.2)]] },
  ]);
  expect(overlaps).toHaveLength(1);
  expect(overlaps[0]?.names).toEqual(['Large', 'Small']);
  expect(overlaps[0]?.share).toBeCloseTo(0.5, 1);
  // a tenth of a degree by two
  expect((overlaps[0]?.squareKilometers ?? 0) / (0.02 * 111.2 ** 2)).toBeCloseTo(1, 1);
});

test('a gap between areas is found, the sea around them is not one', () => {
  const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y): [number, number] => [x, y]));
  const areas = around
    .filter(([x, y]) => x !== 1 || y !== 1)
    .map((corner) => ({ name: corner.join(), coordinates: [[squareRing(corner, 1)]] }));
  const { gaps } = sampleTilingFaults(areas);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]?.longitude).toBeCloseTo(1.5, 0);
  expect(gaps[0]?.squareKilometers).toBeCloseTo(111.2 ** 2, -3);
});
