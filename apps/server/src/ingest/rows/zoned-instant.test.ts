import { expect, test } from 'vitest';
import { parseZonedInstant } from './zoned-instant.ts';

const instant = Date.UTC(2025, 0, 1, 17, 15);

test.each([
  '2025-01-01T17:15:00Z',
  '2025/01/01 17:15:00+00',
  '2025-01-01 17:15 UTC',
  '2025-01-01T09:15:00.000-0800',
  '2025-1-1 09:15:00 -08:00',
  '1735751700000',
])('%s is one instant', (text) => {
  expect(parseZonedInstant(text)).toBe(instant);
});

test.each(['2025-01-01T17:15:00', '2025-02-30T17:15:00Z', '2025-01-01T24:15:00Z', '45658', ''])(
  '“%s” is not a valid instant',
  (text) => {
    expect(parseZonedInstant(text)).toBeNull();
  },
);
