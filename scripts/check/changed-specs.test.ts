import { expect, test } from 'vitest';
import { changedSpecs } from './changed-specs.ts';

const SPECS = [
  'e2e/crime/trackers.spec.ts',
  'e2e/maps/air-map.spec.ts',
  'e2e/sweeps/pages.spec.ts',
  'e2e/staff/sign-in.spec.ts',
];
const FEATURES = ['air', 'crime', 'staff'];
const specsOf = (...changed: string[]) => changedSpecs(changed, SPECS, FEATURES);

test('a change of a feature concerns its browser tests', () => {
  expect(specsOf('apps/web/src/features/crime/type/AreaRanking.tsx')).toEqual([SPECS[0]]);
  expect(specsOf('packages/domain/src/air/constants.ts')).toEqual([SPECS[1]]);
});

test('a change of what pages share concerns the sweeps', () => {
  expect(specsOf('apps/web/src/ui/tokens.ts')).toEqual([SPECS[2]]);
});

test('a changed browser test selects itself, a changed document selects none', () => {
  expect(specsOf('e2e/staff/sign-in.spec.ts')).toEqual([SPECS[3]]);
  expect(specsOf('docs/architecture.md')).toEqual([]);
});
