import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import { toYearMonth } from '@townlight/domain/time';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { areaDetailQuery } from '../api/crime-queries.ts';
import { KindTable } from '../neighborhood/KindTable.tsx';
import { buildCrimeTypeRows } from '../neighborhood/kind-rows.ts';
import { makeAreaCrimes } from '../testing/make-area.ts';
import { findSingleCountRange } from './use-singly-counted-crime-history.ts';

const october = toYearMonth(2026, 10);
const period = toTrackerPeriod('monthly', october);
const status = { counted_singly: ['Homicide', 'Rape'], first_month: '2020-01' } as CrimeStatus;

/** Returns a neighborhood with these numbers of reports; `null` is not recorded. */
function makeArea(counts: Record<string, number | null>) {
  const small_bundles = Object.entries(counts).map(([name, total_crime_count]) => ({
    ...{ name, total_crime_count, nicknames: [] },
  }));
  return makeAreaCrimes({ big_bundles: [{ name: 'All', total_crime_count: 0, small_bundles }] });
}

test('the last 36 months begin where the records do', () => {
  const from = (first_month: string) =>
    findSingleCountRange({ ...status, first_month }, ['Homicide'], october)?.from;
  expect(from('2020-01')).toBe(toYearMonth(2023, 11));
  expect(from('2026-07')).toBe(toYearMonth(2026, 7));
  expect(findSingleCountRange(status, ['Burglary'], october)).toBeNull();
});

test('a neighborhood lists crimes of which each one matters last, also without a report', () => {
  const client = new QueryClient();
  const range = { from: toYearMonth(2023, 11), to: october };
  const recent = areaDetailQuery(
    {
      ...{ partition: 'neighborhoods', range, bigBundle: null },
      smallBundles: status.counted_singly,
    },
    'hollywood',
  );
  client.setQueryData(recent.queryKey, makeArea({ Homicide: 32, Rape: null }));
  const rows = buildCrimeTypeRows(period, {
    ...{ now: makeArea({ Burglary: 40 }), changes: null, justBefore: null },
    ...{ changesJustBefore: null, breaks: [] },
  });
  const html = renderToString(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <KindTable
            {...{ area: 'hollywood', name: 'Hollywood', rows, residents: 10_000 }}
            {...{ complete: true, withoutType: 0, period, status }}
          />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
  const body = html.slice(html.indexOf('<tbody'), html.indexOf('</tbody'));
  const lines = body
    .split('</tr>')
    .map((line) => line.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
  expect(lines[0]).toMatch(/^ 1 Burglary .* 40 /);
  expect(lines[1]).toBe(' Homicide 32 since Nov 2023 0 – too few ');
  expect(lines[2]).toBe(' Rape N/A since Nov 2023 N/A – too few ');
});
