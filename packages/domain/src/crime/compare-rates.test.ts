import { expect, test } from 'vitest';
import { compareRates } from './index.ts';

test('a rate is called higher only where chance can hardly have made it so', () => {
  const hollywood = { count: 662, residents: 77_270 };
  expect(compareRates({ count: 318, residents: 52_650 }, hollywood)).toBe('lower');
  expect(compareRates(hollywood, { count: 318, residents: 52_650 })).toBe('higher');
  // 800 against 857 per 100,000
  expect(compareRates({ count: 280, residents: 35_000 }, hollywood)).toBe('unclear');
});

test('few reports say little, however different the rates look', () => {
  expect(compareRates({ count: 12, residents: 10_000 }, { count: 20, residents: 10_000 })).toBe(
    'unclear',
  );
});
