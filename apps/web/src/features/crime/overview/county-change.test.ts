import type { CrimeOverview } from '@townlight/contract/crime-overview';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { DEFAULT_SAFETY_MAP_STATE } from '../safety-map/safety-map-state.ts';
import { makeChanges } from '../testing/make-area.ts';
import {
  describeCountyChange,
  formatCountyCertainty,
  formatExcludedAreas,
} from './county-change.ts';

const intl = createIntl({ locale: 'en', messages: en });

function makeOverview(
  counts: readonly [now: number, before: number],
  given: Partial<CrimeOverview> = {},
  areas = 272,
): CrimeOverview {
  return {
    all_areas: 272,
    county: { ...makeChanges({ all: counts }).all, areas },
    left_out: { incomplete: 272 - areas, not_recorded: 0, rules_changed: 0 },
    lacking: [],
    rises: 0,
    falls: 0,
    most_changed: [],
    ...given,
  };
}

function read(overview: CrimeOverview, firstOnRecord: string | null = null): string {
  const { id, values } = describeCountyChange(
    intl,
    DEFAULT_SAFETY_MAP_STATE,
    overview,
    'in October 2026',
    'in October 2025',
    firstOnRecord,
  );
  return intl.formatMessage(
    { id },
    { ...values, b: (chunks: unknown[]) => chunks.join('') },
  ) as string;
}

const lacking = (...names: string[]) => names.map((name) => ({ agency: name, name, areas: 1 }));

it('compares the county with its usual range, with both figures of the same areas', () => {
  expect(read(makeOverview([39_208, 44_696], {}, 269))).toBe(
    '▼ Lower than usual in Los Angeles County: 39,208 reported crimes in October 2026, 44,696 in October 2025.',
  );
  expect(read(makeOverview([44_696, 39_208]))).toBe(
    '▲ Higher than usual in Los Angeles County: 44,696 reported crimes in October 2026, 39,208 in October 2025.',
  );
});

it('states that a count is within its usual range, and has no figure when no area is complete', () => {
  expect(read(makeOverview([1010, 1000]))).toBe(
    'Within the usual range in Los Angeles County: 1,010 reported crimes in October 2026, 1,000 in October 2025.',
  );
  expect(read(makeOverview([0, 0], {}, 0))).toBe(
    'No figure for Los Angeles County: none of its neighborhoods has full records both in October 2026 and in October 2025.',
  );
});

it('states when the records begin, where that is after the months to compare with', () => {
  expect(read(makeOverview([0, 0], {}, 0), 'in November 2025')).toBe(
    'No comparison for Los Angeles County in October 2026: the records begin in November 2025.',
  );
});

it('gives the usual range, the interval of the change, and the areas of both counts', () => {
  const certaintyOf = (overview: CrimeOverview) =>
    formatCountyCertainty(intl, DEFAULT_SAFETY_MAP_STATE, overview, 'October 2025');
  const overview = makeOverview([1204, 900], {}, 269);
  const county = { ...overview.county, change_low: 0.12, change_high: 0.6 };
  expect(certaintyOf({ ...overview, county })).toMatch(
    /^Usually \d+ to \d+\. Against October 2025: now between 12% and 60% more\. Both counts are of the same 269 of 272 neighborhoods\.$/,
  );
  expect(certaintyOf(makeOverview([1010, 1000]))).toBe(
    'Usually 911 to 1,089. Both counts are of all 272 neighborhoods.',
  );
  expect(certaintyOf(makeOverview([0, 0], {}, 0))).toBeNull();
});

it('names departments with missing records, shortening a long list, and counts areas by reason', () => {
  const leftOutOf = (names: string[], left: Partial<CrimeOverview['left_out']> = {}) => {
    const none = { incomplete: 0, not_recorded: 0, rules_changed: 0 };
    return formatExcludedAreas(
      intl,
      makeOverview([1, 1], { lacking: lacking(...names), left_out: { ...none, ...left } }),
    );
  };
  expect(leftOutOf([])).toBeNull();
  expect(leftOutOf(['Downey PD'], { incomplete: 1 })).toBe(
    'Not counted: 1 for missing records (Downey PD).',
  );
  expect(leftOutOf(['A', 'B', 'C', 'D'], { incomplete: 9 })).toBe(
    'Not counted: 9 for missing records (A, B, C, and D).',
  );
  expect(leftOutOf(['A', 'B', 'C', 'D', 'E'], { incomplete: 9, rules_changed: 2 })).toBe(
    'Not counted: 9 for missing records (A, B, C, and 2 other departments); 2 where counting rules changed in between.',
  );
  expect(leftOutOf([], { incomplete: 2, not_recorded: 3 })).toBe(
    'Not counted: 2 for missing records; 3 where police do not record this.',
  );
});
