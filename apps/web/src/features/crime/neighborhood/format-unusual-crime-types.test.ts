import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es, namesEs } from '../../../i18n/testing/all-messages.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { makeTrajectory } from '../testing/make-area.ts';
import { formatUnusualCrimeTypes } from './format-unusual-crime-types.ts';
import type { CrimeTypeRow } from './kind-rows.ts';

const intl = createIntl({ locale: 'en', messages: en });
const rows = (directions: Record<string, 'up' | 'down' | 'no-clear-change'>): CrimeTypeRow[] =>
  Object.entries(directions).map(([name, direction], at) => ({
    ...{ name, count: 60, rate: null, reliability: 'stable', rank: at + 1, risen: null },
    change: toCountChange(makeTrajectory('a', 60, 60, { direction })),
  }));

test('the heading lists the crime types with a clear change, increases first', () => {
  expect(
    formatUnusualCrimeTypes(
      intl,
      rows({ Burglary: 'down', Arson: 'no-clear-change', Shoplifting: 'up' }),
    ),
  ).toBe('Higher than usual: Shoplifting. Lower than usual: Burglary.');
  const spanish = createIntl({ locale: 'es', messages: { ...es, ...namesEs } });
  expect(formatUnusualCrimeTypes(spanish, rows({ Burglary: 'up' }))).toMatch(
    /: Robo con allanamiento\.$/,
  );
});

test('more than two types are counted', () => {
  expect(
    formatUnusualCrimeTypes(
      intl,
      rows({ Arson: 'up', Burglary: 'up', Fraud: 'up', Robbery: 'up' }),
    ),
  ).toBe('Higher than usual: Arson, Burglary, and 2 more.');
});

test('returns null when no crime type has a clear change', () => {
  expect(formatUnusualCrimeTypes(intl, rows({ Arson: 'no-clear-change' }))).toBeNull();
});
