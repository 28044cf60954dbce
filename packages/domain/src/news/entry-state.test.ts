import { expect, test } from 'vitest';
import { type CurrentNewsEntry, findNewsEntryState, updateFigureHistory } from './entry-state.ts';

const entry = (figures: number, sample = false): CurrentNewsEntry<number> => ({
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
  expect(findNewsEntryState(undefined, entry(700))).toBe('current');
});

test('an unchanged entry does not change the history', () => {
  expect(updateFigureHistory(before, entry(700), AT)).toBe('as-it-is');
  expect(findNewsEntryState(before, entry(700))).toBe('current');
});

test('changed figures mark the entry as corrected, and the first figures are retained', () => {
  const corrected = { ...before, changedAt: AT, last: 712 };
  expect(updateFigureHistory(before, entry(712), AT)).toEqual(corrected);
  expect(findNewsEntryState(corrected, entry(712))).toBe('corrected');
  expect(updateFigureHistory(corrected, entry(712), AT)).toBe('as-it-is');
});

test('figures that return to their first values are current again', () => {
  const corrected = { ...before, changedAt: AT, last: 712 };
  expect(findNewsEntryState(corrected, entry(700))).toBe('current');
  expect(updateFigureHistory(corrected, entry(700), AT)).toMatchObject({
    last: 700,
    changedAt: AT,
  });
});

test('a missing entry is marked as withdrawn and can be restored', () => {
  const withdrawn = { ...before, changedAt: AT, last: null };
  expect(updateFigureHistory(before, null, AT)).toEqual(withdrawn);
  expect(updateFigureHistory(withdrawn, null, AT)).toBe('as-it-is');
  expect(findNewsEntryState(withdrawn, null)).toBe('withdrawn');
  expect(updateFigureHistory(withdrawn, entry(700), AT)).toMatchObject({ last: 700 });
});

test('sample figures are deleted with their data and not compared with real figures', () => {
  const invented = { ...before, sample: true };
  expect(updateFigureHistory(invented, null, AT)).toBe('forget');
  expect(updateFigureHistory(invented, entry(900), AT)).toMatchObject({
    first: 900,
    changedAt: null,
  });
  expect(findNewsEntryState(invented, entry(900))).toBe('current');
});
