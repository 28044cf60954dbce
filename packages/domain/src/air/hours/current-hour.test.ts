import { expect, test } from 'vitest';
import { addHours, type Hour } from '../../time/index.ts';
import { AIR_SETTLING_HOURS } from '../constants.ts';
import { findCurrentHour } from './current-hour.ts';

const FIRST = 500_000 as Hour;

/**
 * Returns how many hours the current hour lags behind the newest one. One string per station, one character per hour,
 * newest last: `x` a used reading, `?` an excluded one, `.` none.
 */
function behindNewest(...stations: readonly string[]): number {
  const signAt = (hour: Hour, station: number) => stations[station]?.[hour - FIRST];
  const hours = stations[0]?.length ?? 0;
  const newest = addHours(FIRST, hours - 1);
  const reported = {
    first: FIRST,
    newest,
    hasReported: (hour: Hour, station: number) => signAt(hour, station) !== '.',
    isUsed: (hour: Hour, station: number) => signAt(hour, station) === 'x',
  };
  return newest - findCurrentHour(reported, stations.length);
}
const all = (count: number, signs: string) => Array<string>(count).fill(signs);

test.each<[title: string, stations: readonly string[], behind: number]>([
  ['all have reported', all(12, 'x'.repeat(30)), 0],
  ['one of twelve is early', ['x'.repeat(30), ...all(11, `${'x'.repeat(29)}.`)], 1],
  ['one of twelve is three hours early', ['x'.repeat(30), ...all(11, `${'x'.repeat(27)}...`)], 3],
  ['six of twelve have', [...all(6, 'x'.repeat(30)), ...all(6, `${'x'.repeat(29)}.`)], 0],
  ['five of twelve have', [...all(5, 'x'.repeat(30)), ...all(7, `${'x'.repeat(29)}.`)], 1],
  ['two of three have', ['x'.repeat(9), 'x'.repeat(9), 'xxxxxxxx.'], 0],
  ['one of three has', ['x'.repeat(9), 'xxxxxxxx.', 'xxxxxxxx.'], 1],
  ['there is one station', ['x'.repeat(30)], 0],
  ['there is one station, with holes', ['xx.x..x.xx'], 0],
  ['there is one hour', ['x', '.', '.'], 0],
  ['the record is shorter than readings take to settle', ['xxx', 'xx.', 'xx.'], 1],
])('%s', (_, stations, behind) => {
  expect(behindNewest(...stations)).toBe(behind);
});

test('a network that shrinks is waited for until its stations are off, not late', () => {
  const shrunkFor = (hours: number) =>
    behindNewest(...all(5, 'x'.repeat(30)), ...all(7, 'x'.repeat(30 - hours) + '.'.repeat(hours)));
  expect([1, 2, 4, 5].map(shrunkFor)).toEqual([1, 2, 4, 5]);
  // Never before the settled hour.
  expect(shrunkFor(6)).toBe(AIR_SETTLING_HOURS);
  expect(shrunkFor(7)).toBe(0);
});

test('hours without any report are skipped: after a gap, one early station is not enough', () => {
  const gap = '.'.repeat(30);
  expect(behindNewest(`${'x'.repeat(9)}${gap}xx`, ...all(11, `${'x'.repeat(9)}${gap}x.`))).toBe(1);
});

test('an excluded reading counts as a report, but an hour with only excluded readings is skipped', () => {
  expect(behindNewest('xxxxxxx', ...all(3, 'xxxxxx?'))).toBe(0);
  expect(behindNewest('xxxxx.x', ...all(3, 'xxxxx?.'))).toBe(2);
});
