import { expect, it } from 'vitest';
import { findHighRateReason } from './daytime.ts';

it('says that a place reads high from two jobs for each resident, or where it is in the list', () => {
  expect(findHighRateReason({ jobs: 2000 }, 1000)).toBe('few-residents');
  expect(findHighRateReason({ jobs: 1999 }, 1000)).toBeNull();
  expect(findHighRateReason({ jobs: 1999, draws: 'visits' }, 1000)).toBe('visits');
  expect(findHighRateReason({ jobs: 2000, draws: 'visits' }, 1000)).toBe('few-residents');
  expect(findHighRateReason({ draws: 'work' }, 1000)).toBe('work');
  expect(findHighRateReason({}, 1000)).toBeNull();
});

it('says nothing of jobs where residents are not known', () => {
  expect(findHighRateReason({ jobs: 9000 }, null)).toBeNull();
  expect(findHighRateReason({ jobs: 9000, draws: 'work' }, null)).toBe('work');
});
