import { yearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { trackerPath } from './tracker-path.ts';

test('the address names the subject, and the month where it is not the newest', () => {
  expect(trackerPath('neighborhood', 'hollywood')).toBe('/neighborhood/hollywood');
  expect(trackerPath('crime', 'Theft From Vehicle', yearMonth(2025, 9))).toBe(
    '/crime/Theft%20From%20Vehicle/9/2025',
  );
});
