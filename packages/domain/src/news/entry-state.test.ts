import { expect, test } from 'vitest';
import { type CurrentEntry, findEntryState, updateFigureHistory } from './entry-state.ts';

const entry = (figures: number, sample = false): CurrentEntry<number> => ({
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
  expect(updateFigureHistory(undefined, entry(700), AT)).toEqual(before);
  expect(findEntryState(undefined, entry(700))).toBe('current');
});

test('the same again is nothing new', () => {
  expect(updateFigureHistory(before, entry(700), AT)).toBe('as-it-is');
  expect(findEntryState(before, entry(700))).toBe('current');
});

test('other figures make it corrected, and the first ones are kept', () => {
  const corrected = { ...before, changedAt: AT, last: 712 };
  expect(updateFigureHistory(before, entry(712), AT)).toEqual(corrected);
  expect(findEntryState(corrected, entry(712))).toBe('corrected');
  expect(updateFigureHistory(corrected, entry(712), AT)).toBe('as-it-is');
});

test('figures that came back to what was first told are current again', () => {
  const corrected = { ...before, changedAt: AT, last: 712 };
  expect(findEntryState(corrected, entry(700))).toBe('current');
  expect(updateFigureHistory(corrected, entry(700), AT)).toMatchObject({
    last: 700,
    changedAt: AT,
  });
});

test('what was taken back is withdrawn and stays known; when it comes again it is there again', () => {
  const withdrawn = { ...before, changedAt: AT, last: null };
  expect(updateFigureHistory(before, null, AT)).toEqual(withdrawn);
  expect(updateFigureHistory(withdrawn, null, AT)).toBe('as-it-is');
  expect(findEntryState(withdrawn, null)).toBe('withdrawn');
  expect(updateFigureHistory(withdrawn, entry(700), AT)).toMatchObject({ last: 700 });
});

test('invented figures are forgotten with their data, and real ones are not held against them', () => {
  const invented = { ...before, sample: true };
  expect(updateFigureHistory(invented, null, AT)).toBe('forget');
  expect(updateFigureHistory(invented, entry(900), AT)).toMatchObject({
    first: 900,
    changedAt: null,
  });
  expect(findEntryState(invented, entry(900))).toBe('current');
});
