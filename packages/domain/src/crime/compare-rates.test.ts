import { expect, test } from 'vitest';
import {
  compareManyRates,
  compareRates,
  computePoissonInterval,
  computeRateDifferencePValue,
} from './index.ts';

const hollywood = { count: 662, residents: 77_270 };

test('a rate is called higher only where chance can hardly have made it so', () => {
  expect(compareRates({ count: 318, residents: 52_650 }, hollywood)).toBe('lower');
  expect(compareRates(hollywood, { count: 318, residents: 52_650 })).toBe('higher');
  // 800 and 857 per 100,000.
  expect(compareRates({ count: 280, residents: 35_000 }, hollywood)).toBe('unclear');
});

test('174 against 101 per 100,000 is clear, though the intervals touch (formerly "no clear difference")', () => {
  const [higher, lower] = [
    { count: 61, residents: 35_000 },
    { count: 45, residents: 44_550 },
  ] as const;
  expect(computePoissonInterval(61).low / 35_000).toBeLessThan(
    computePoissonInterval(45).high / 44_550,
  );
  expect(computeRateDifferencePValue(higher, lower)).toBeCloseTo(0.0069, 4);
  expect(compareRates(higher, lower)).toBe('higher');
});

test('small counts give an unclear result, however different the rates appear', () => {
  expect(compareRates({ count: 12, residents: 10_000 }, { count: 20, residents: 10_000 })).toBe(
    'unclear',
  );
});

test('two counts of the same people are tested as a fair coin', () => {
  const of = (count: number) => ({ count, residents: 5_000 });
  // 8 or more heads of 10, and 8 or more tails.
  expect(computeRateDifferencePValue(of(8), of(2))).toBeCloseTo(112 / 1_024, 12);
  expect(computeRateDifferencePValue(of(5), of(5))).toBe(1);
  expect(computeRateDifferencePValue(of(0), of(0))).toBe(1);
});

test('a pair selected from several requires stronger evidence than a single pair', () => {
  const [one, other] = [
    { count: 70, residents: 10_000 },
    { count: 45, residents: 10_000 },
  ];
  expect(compareRates(one, other)).toBe('higher');
  expect(compareRates(one, other, 6)).toBe('unclear');
});

test('each of several rates is compared with one', () => {
  const reference = { count: 100, residents: 10_000 };
  const of = (count: number) => ({ count, residents: 10_000 });
  expect(compareManyRates(reference, [of(160), of(104), of(40)])).toEqual([
    'higher',
    'unclear',
    'lower',
  ]);
  // Alone the second would be called; among five without a difference it may be chance.
  expect(compareManyRates(reference, [of(132)])).toEqual(['higher']);
  expect(compareManyRates(reference, [of(101), of(132), of(99), of(100), of(103)])[1]).toBe(
    'unclear',
  );
});
