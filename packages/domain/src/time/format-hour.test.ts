import { expect, test } from 'vitest';
import { addHours, findLocalHour, hourOfInstant } from './county-hour.ts';
import { formatHour, parseHour } from './format-hour.ts';

const ZONE = 'America/Los_Angeles';

test('an hour is written with the county’s offset and reads back as itself', () => {
  const hour = hourOfInstant(Date.UTC(2026, 10, 21, 21));
  expect(formatHour(hour, ZONE)).toBe('2026-11-21T13:00:00-08:00');
  for (let ahead = 0; ahead < 400 * 24; ahead += 7) {
    const other = addHours(hour, ahead);
    expect(parseHour(formatHour(other, ZONE))).toBe(other);
  }
});

test('the two hours from 1 to 2 a.m. when clocks go back have different offsets', () => {
  const first = findLocalHour({ year: 2026, month: 11, day: 1, hour: 1 }, ZONE);
  if (first === null) throw new Error('there is one');
  expect(formatHour(first, ZONE)).toBe('2026-11-01T01:00:00-07:00');
  expect(formatHour(addHours(first, 1), ZONE)).toBe('2026-11-01T01:00:00-08:00');
  expect(formatHour(addHours(first, 2), ZONE)).toBe('2026-11-01T02:00:00-08:00');
});

test('any minute in any offset parses to the hour that contains it', () => {
  const hour = hourOfInstant(Date.UTC(2026, 10, 21, 21));
  for (const text of [
    '2026-11-21T13:59:59-08:00',
    '2026-11-21T21:07:00Z',
    '2026-11-22T06:30:00.000+09:00',
  ])
    expect(parseHour(text), text).toBe(hour);
});

test.each(['2026-11-21T13:00:00', '2026-11-21', 'yesterday', '', '2026-13-01T00:00:00Z'])(
  '%s is no instant',
  (text) => expect(parseHour(text)).toBeNull(),
);
