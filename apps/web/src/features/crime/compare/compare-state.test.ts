import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import {
  addComparedArea,
  type CompareState,
  changeCrime,
  EMPTY_COMPARE_STATE,
  formatCompareQuery,
  parseCompareState,
  removeComparedArea,
} from './compare-state.ts';

const read = (text: string) => parseCompareState(new URLSearchParams(text));

test('the address names at most four areas, each once, in order', () => {
  expect(read('areas=venice,hollywood,venice, ,echo-park,palms,westwood').areas).toEqual([
    'venice',
    'hollywood',
    'echo-park',
    'palms',
  ]);
  expect(read('').areas).toEqual([]);
});

test('the measure is the rate by default, and the count on request', () => {
  expect(read('').measure).toBe('rate');
  expect(read('measure=count').measure).toBe('count');
  expect(read('measure=apples').measure).toBe('rate');
});

test('a formatted state is parsed to the same state', () => {
  const range = { from: toYearMonth(2025, 1), to: toYearMonth(2025, 6) };
  const states: Partial<CompareState>[] = [
    {},
    { areas: ['venice'], measure: 'count' },
    { areas: ['venice', 'la-cañada & more'], period: { kind: 'preset', months: 12 } },
    { areas: ['venice'], period: { kind: 'custom', range }, bigBundle: 'Property Crime' },
    { bigBundle: 'Property Crime', smallBundles: ['Burglary', 'Package, Mail and Other Theft'] },
  ];
  for (const given of states) {
    const state = { ...EMPTY_COMPARE_STATE, ...given };
    expect(read(formatCompareQuery(state))).toEqual(state);
  }
});

test('another category clears the types of the one before', () => {
  const chosen = {
    ...EMPTY_COMPARE_STATE,
    bigBundle: 'Property Crime',
    smallBundles: ['Burglary'],
  };
  expect(changeCrime(chosen, { bigBundle: 'Violent Crime' }).smallBundles).toEqual([]);
  expect(changeCrime(chosen, { bigBundle: 'Property Crime' }).smallBundles).toEqual(['Burglary']);
  expect(read('sb=Burglary').smallBundles).toEqual([]);
});

test('adding a fifth area or an existing area changes nothing', () => {
  const four = read('areas=a,b,c,d');
  expect(addComparedArea(four, 'e')).toBe(four);
  expect(addComparedArea(read('areas=a'), 'a').areas).toEqual(['a']);
  expect(addComparedArea(read('areas=a'), 'b').areas).toEqual(['a', 'b']);
  expect(removeComparedArea(four, 'b').areas).toEqual(['a', 'c', 'd']);
});
