import { addHours } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { makeAirUpdate } from '../testing/make-air-update.ts';
import { hourMarkId, parseRecordSpan } from './record-span.ts';

const span = parseRecordSpan(makeAirUpdate({ now: 4 }));
const few = parseRecordSpan(makeAirUpdate({ now: 0 }));
if (span === null || few === null) throw new Error('the update names hours');

test.each([
  ['now', span.current, 'air.newest'],
  ['an hour before, not settled', addHours(span.current, -1), 'air.unsettled'],
  ['an hour that few have reported', span.newest, 'air.unsettled'],
  ['the settled hour', span.settled, null],
  ['an hour of old', addHours(span.settled, -9), null],
])('%s has its mark', (_, hour, mark) => {
  expect(hourMarkId(hour, span)).toBe(mark);
});

test('a settled hour that is also the current hour is marked as having no newer readings', () => {
  expect(hourMarkId(few.current, few)).toBe('air.noneNewer');
});

test.each([
  ['three hours later', 3, 'air.newest'],
  ['four hours later', 4, 'air.outdated'],
])('%s the newest hour has its mark', (_, later, mark) => {
  const update = makeAirUpdate({ now: 4 });
  const then = parseRecordSpan(update, addHours(span.current, later));
  expect(then && hourMarkId(then.current, then)).toBe(mark);
  expect(then && hourMarkId(addHours(then.current, -1), then)).toBe('air.unsettled');
});

test('sample readings are never outdated', () => {
  const sample = parseRecordSpan(makeAirUpdate({ sample: true }), addHours(span.current, 99));
  expect(sample?.isOutdated).toBe(false);
});

test('returns null before the first reading', () => {
  expect(parseRecordSpan(null)).toBeNull();
  expect(parseRecordSpan(undefined)).toBeNull();
});
