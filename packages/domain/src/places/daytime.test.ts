import { expect, it } from 'vitest';
import { findHighRateReason } from './daytime.ts';

it('a place has a high-rate reason at two jobs per resident, or if a reason is listed for it', () => {
  expect(findHighRateReason({ jobs: 2000 }, 1000)).toBe('few-residents');
  expect(findHighRateReason({ jobs: 1999 }, 1000)).toBeNull();
  expect(findHighRateReason({ jobs: 1999, draws: 'visits' }, 1000)).toBe('visits');
  expect(findHighRateReason({ jobs: 2000, draws: 'visits' }, 1000)).toBe('few-residents');
  expect(findHighRateReason({ draws: 'work' }, 1000)).toBe('work');
  expect(findHighRateReason({}, 1000)).toBeNull();
});

it('ignores the number of jobs if the number of residents is unknown', () => {
  expect(findHighRateReason({ jobs: 9000 }, null)).toBeNull();
  expect(findHighRateReason({ jobs: 9000, draws: 'work' }, null)).toBe('work');
});
