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

test('a settled hour that is now says that nothing newer is there', () => {
  expect(hourMarkId(few.current, few)).toBe('air.noneNewer');
});

test('before the first reading there is no span', () => {
  expect(parseRecordSpan(null)).toBeNull();
  expect(parseRecordSpan(undefined)).toBeNull();
});
