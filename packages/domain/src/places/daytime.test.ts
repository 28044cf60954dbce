import { expect, it } from 'vitest';
import { readsHigh } from './daytime.ts';

it('says that a place reads high from two jobs for each resident, or where it is in the list', () => {
  expect(readsHigh({ jobs: 2000 }, 1000)).toBe('few-residents');
  expect(readsHigh({ jobs: 1999 }, 1000)).toBeNull();
  expect(readsHigh({ jobs: 1999, draws: 'visits' }, 1000)).toBe('visits');
  expect(readsHigh({ jobs: 2000, draws: 'visits' }, 1000)).toBe('few-residents');
  expect(readsHigh({ draws: 'work' }, 1000)).toBe('work');
  expect(readsHigh({}, 1000)).toBeNull();
});

it('says nothing of jobs where residents are not known', () => {
  expect(readsHigh({ jobs: 9000 }, null)).toBeNull();
  expect(readsHigh({ jobs: 9000, draws: 'work' }, null)).toBe('work');
});
