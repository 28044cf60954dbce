import { expect, test } from 'vitest';
import {
  computeNextRun,
  findSourceState,
  formatInterval,
  parseInterval,
  type SourceRunHistory,
} from './source-schedule.ts';

const noon = new Date('2026-11-20T20:00:00Z');
const after = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const everySixHours: SourceRunHistory = {
  paused: false,
  everySeconds: 21_600,
  addedAt: noon,
  lastSuccessAt: noon,
  failures: 0,
};

test.each([
  ['15m', 900],
  ['6h', 21_600],
  ['1d', 86_400],
  ['5m', 300],
  ['4m', null],
  ['367d', null],
  ['0h', null],
  ['6', null],
  ['six hours', null],
])('the rhythm %s is %s seconds', (text, seconds) => {
  expect(parseInterval(text)).toBe(seconds);
  if (seconds !== null) expect(parseInterval(formatInterval(seconds))).toBe(seconds);
});

test('a source that succeeded is fetched again after its interval', () => {
  expect(computeNextRun(noon, { everySeconds: 21_600, failures: 0 })).toEqual(after(6));
});

test('a failing source is retried with exponential backoff, limited to its interval', () => {
  const minutes = [1, 2, 3, 9, 20].map(
    (failures) =>
      (computeNextRun(noon, { everySeconds: 21_600, failures }).getTime() - noon.getTime()) /
      60_000,
  );
  expect(minutes).toEqual([1, 2, 4, 256, 360]);
  expect(computeNextRun(noon, { everySeconds: 900, failures: 9 })).toEqual(after(0.25));
});

test('a longer wait requested by the source is respected', () => {
  expect(computeNextRun(noon, { everySeconds: 900, failures: 1 }, 7_200)).toEqual(after(2));
});

test.each<[string, Partial<SourceRunHistory>, number, string]>([
  ['was never asked', { lastSuccessAt: null }, 1, 'new'],
  ['was never asked for too long', { lastSuccessAt: null }, 14, 'late'],
  ['answered', {}, 13, 'current'],
  ['answered long ago', {}, 13.1, 'late'],
  ['failed since', { failures: 1 }, 7, 'failing'],
  ['failed for too long', { failures: 40 }, 13.1, 'late'],
  ['is paused', { paused: true, failures: 3 }, 200, 'paused'],
])('a source that %s', (_, facts, hours, state) => {
  expect(findSourceState({ ...everySixHours, ...facts }, after(hours))).toBe(state);
});
