import { toYearMonth } from '@townlight/domain/time';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { en } from '../../../i18n/testing/all-messages.ts';
import { ChartKey } from './ChartKey.tsx';

const month: MonthPoint = {
  ...{ month: toYearMonth(2026, 10), count: 4, complete: true, provisional: false, before: null },
};

const keyOf = (point: Partial<MonthPoint>, given: Partial<Parameters<typeof ChartKey>[0]> = {}) =>
  renderToString(
    <IntlProvider locale="en" messages={en}>
      <ChartKey {...{ points: [{ ...month, ...point }], measure: 'count', ...given }} />
    </IntlProvider>,
  );

test('the key explains only what the chart draws', () => {
  expect(keyOf({})).toBe('');
  expect(keyOf({ before: 3 })).toBe('Line across a bar: the same month a year before.');
  expect(keyOf({ before: 3 }, { lines: 'Dashed: the county.' })).toBe('Dashed: the county.');
  expect(keyOf({}, { lines: 'Dashed: the county.' })).toBe('Dashed: the county.');
  expect(keyOf({ complete: false })).toContain('incomplete');
  expect(keyOf({}, { measure: 'rate' })).toContain('10');
});
