import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { toYearMonth } from '@townlight/domain/time';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { makeAreaCrimes } from '../testing/make-area.ts';
import { AreaRanking } from './AreaRanking.tsx';
import { buildAreaRankingRows } from './area-ranking-rows.ts';

const period = toTrackerPeriod('monthly', toYearMonth(2026, 10));

/** Returns the notes under a ranking of two areas with these counts. */
function notesOf(counts: readonly number[]): string {
  const now = counts.map((count, at) =>
    makeAreaCrimes({
      id: `area-${at}`,
      total_crime_count: count,
      ...(count >= 10 && { ranking: at + 1 }),
    }),
  );
  const rows = buildAreaRankingRows(period, {
    ...{ now, yearBefore: [], justBefore: [], changesJustBefore: [] },
    ...{ names: new Map(now.map(({ id }) => [id, id])), breaks: new Map() },
  });
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <AreaRanking
            {...{ crime: 'Arson', partition: 'neighborhoods', period, rows, ranked: rows.length }}
            {...{ marked: null, measure: 'rate' }}
            onPartition={() => {}}
            onMeasure={() => {}}
            onYear={() => {}}
          />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('a rank is explained where an area has one, and not where none has a rate', () => {
  const ranked = notesOf([60, 40]);
  expect(ranked).toContain('Rank 1 is the highest rate of 2 ranked areas.');
  expect(ranked).not.toContain('the fewest we give a rate for');
  // regression: both notes were shown, though no area had a rank: “Rank 1 is the highest rate of 2 ranked areas”
  const none = notesOf([4, 2]);
  expect(none).toContain('No area had 10 reports in this period, the fewest we give a rate for.');
  expect(none).not.toContain('Rank 1 is');
  expect(none).not.toContain('places up or down');
});
