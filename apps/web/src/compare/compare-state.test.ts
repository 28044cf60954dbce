import { expect, test } from 'vitest';
import { comparePath, readCompare, withArea, withoutArea, writeCompare } from './compare-state.ts';

const read = (text: string) => readCompare(new URLSearchParams(text));

test('the address names at most four areas, each once, in order', () => {
  expect(read('areas=venice,hollywood,venice, ,echo-park,palms,westwood').areas).toEqual([
    'venice',
    'hollywood',
    'echo-park',
    'palms',
  ]);
  expect(read('').areas).toEqual([]);
});

test('the rate is what is shown unless the count is asked for', () => {
  expect(read('').measure).toBe('rate');
  expect(read('measure=count').measure).toBe('count');
  expect(read('measure=apples').measure).toBe('rate');
});

test('what is written is read again, and the plain page has a plain address', () => {
  for (const state of [
    { areas: [], measure: 'rate' },
    { areas: ['venice'], measure: 'count' },
    { areas: ['venice', 'la-cañada & more'], measure: 'rate' },
  ] as const)
    expect(read(writeCompare(state))).toEqual(state);
  expect(comparePath([])).toBe('/compare');
  expect(comparePath(['venice', 'palms'])).toBe('/compare?areas=venice,palms');
});

test('a fifth area and one that is there already change nothing', () => {
  const four = read('areas=a,b,c,d');
  expect(withArea(four, 'e')).toBe(four);
  expect(withArea(read('areas=a'), 'a').areas).toEqual(['a']);
  expect(withArea(read('areas=a'), 'b').areas).toEqual(['a', 'b']);
  expect(withoutArea(four, 'b').areas).toEqual(['a', 'c', 'd']);
});
