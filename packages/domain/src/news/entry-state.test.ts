import { expect, test } from 'vitest';
import { remember, stateOf, type ToldNow } from './entry-state.ts';

const told = (figures: number, sample = false): ToldNow<number> => ({
  publishedAt: new Date('2026-11-12'),
  figures,
  sample,
});
const AT = new Date('2026-11-22');
const before = {
  publishedAt: new Date('2026-11-12'),
  changedAt: null,
  first: 700,
  last: 700,
  sample: false,
};

test('a new entry is remembered with its first figures', () => {
  expect(remember(undefined, told(700), AT)).toEqual(before);
  expect(stateOf(undefined, told(700))).toBe('current');
});

test('the same again is nothing new', () => {
  expect(remember(before, told(700), AT)).toBe('as-it-is');
  expect(stateOf(before, told(700))).toBe('current');
});

test('other figures make it corrected, and the first ones are kept', () => {
  const corrected = { ...before, changedAt: AT, last: 712 };
  expect(remember(before, told(712), AT)).toEqual(corrected);
  expect(stateOf(corrected, told(712))).toBe('corrected');
  expect(remember(corrected, told(712), AT)).toBe('as-it-is');
});

test('figures that came back to what was first told are current again', () => {
  const corrected = { ...before, changedAt: AT, last: 712 };
  expect(stateOf(corrected, told(700))).toBe('current');
  expect(remember(corrected, told(700), AT)).toMatchObject({ last: 700, changedAt: AT });
});

test('what was taken back is withdrawn and stays known; when it comes again it is there again', () => {
  const withdrawn = { ...before, changedAt: AT, last: null };
  expect(remember(before, null, AT)).toEqual(withdrawn);
  expect(remember(withdrawn, null, AT)).toBe('as-it-is');
  expect(stateOf(withdrawn, null)).toBe('withdrawn');
  expect(remember(withdrawn, told(700), AT)).toMatchObject({ last: 700 });
});

test('invented figures are forgotten with their data, and real ones are not held against them', () => {
  const invented = { ...before, sample: true };
  expect(remember(invented, null, AT)).toBe('forget');
  expect(remember(invented, told(900), AT)).toMatchObject({ first: 900, changedAt: null });
  expect(stateOf(invented, told(900))).toBe('current');
});
