import { addHours } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { madeUpdate } from '../testing/made-update.ts';
import { hourMark, recordSpan } from './record-span.ts';

const span = recordSpan(madeUpdate({ now: 4 }));
const few = recordSpan(madeUpdate({ now: 0 }));
if (span === null || few === null) throw new Error('the update names hours');

test.each([
  ['now', span.current, 'air.newest'],
  ['an hour before, not settled', addHours(span.current, -1), 'air.unsettled'],
  ['an hour that few have reported', span.newest, 'air.unsettled'],
  ['the settled hour', span.settled, null],
  ['an hour of old', addHours(span.settled, -9), null],
])('%s has its mark', (_, hour, mark) => {
  expect(hourMark(hour, span)).toBe(mark);
});

test('a settled hour that is now says that nothing newer is there', () => {
  expect(hourMark(few.current, few)).toBe('air.noneNewer');
});

test('before the first reading there is no span', () => {
  expect(recordSpan(null)).toBeNull();
  expect(recordSpan(undefined)).toBeNull();
});
