import { expect, test } from 'vitest';
import { type CountComparisonInput, formatCountComparison } from './format-count-comparison.ts';

const DOUBLED: CountComparisonInput = {
  standing: 'up',
  usual: { expected: 20, low: 14, high: 27 },
  before: 20,
  interval: { low: 0.12, high: 2.59 },
};

const inEnglish = (given: Partial<CountComparisonInput>) =>
  formatCountComparison({ ...DOUBLED, ...given }, 'October 2025', 'en');

test('a count has its usual range, and the earlier count has the interval of the change', () => {
  expect(inEnglish({})).toBe(
    '<b>more than usual</b> (14 to 27); 20 in October 2025 (now between 12% and 259% more)',
  );
  expect(formatCountComparison(DOUBLED, 'octubre de 2025', 'es')).toBe(
    '<b>más de lo usual</b> (de 14 a 27); 20 en octubre de 2025 (ahora entre un 12% y un 259% más)',
  );
});

test('a count above its usual range without clear evidence is described as possibly due to chance', () => {
  expect(inEnglish({ standing: 'above' })).toContain(
    '<b>above the usual range</b> (14 to 27), though chance could explain it; 20',
  );
});

test('an untested count is not judged', () => {
  expect(inEnglish({ standing: 'untested', usual: null, interval: null })).toBe(
    'too few reports or months to judge; 20 in October 2025',
  );
});

test.each([
  [{ low: -0.4, high: -0.1 }, 'now between 10% and 40% less'],
  [{ low: -0.4, high: 0.1 }, 'now between 40% less and 10% more'],
  [{ low: 0.16, high: 193.5 }, 'now at least 16% more'],
])('the interval %j reads %s', (interval, words) => {
  expect(inEnglish({ interval })).toContain(`(${words})`);
});

test('a count after zero has no percentage', () => {
  expect(inEnglish({ before: 0, interval: { low: 7.3, high: null } })).toMatch(
    /; 0 in October 2025$/,
  );
});
