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
function notesOf(counts: readonly number[], given: object = {}): string {
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
            {...{ crime: 'Arson', partition: 'neighborhoods', hasZipCodes: true }}
            {...{ period, rows, ranked: rows.length }}
            {...{ marked: null, measure: 'rate' as const, single: null, type: 'Arson', ...given }}
            onPartition={() => {}}
            onMeasure={() => {}}
            onYear={() => {}}
          />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('ranks are explained only when an area has one', () => {
  const ranked = notesOf([60, 40]);
  expect(ranked).toContain('Rank 1 is the highest rate of 2 ranked areas.');
  expect(ranked).not.toContain('the fewest we give a rate for');
  // regression: both notes were shown, though no area had a rank: “Rank 1 is the highest rate of 2 ranked areas”
  const none = notesOf([4, 2]);
  expect(none).toContain('No area had 10 reports in this period, the fewest we give a rate for.');
  expect(none).not.toContain('Rank 1 is');
  expect(none).not.toContain('places up or down');
});

test('a crime of which each one matters is listed by count with its last 36 months', () => {
  const single = { since: toYearMonth(2023, 11), counts: new Map([['area-0', 25]]) };
  const shown = notesOf([4, 2], { single, measure: 'count' });
  expect(shown).toContain('25 since Nov 2023');
  expect(shown).toContain('Each of these matters.');
  expect(shown).not.toContain('too close to call');
});

test('zip codes are not offered in a county without them', () => {
  expect(notesOf([60, 40])).toContain('Zip codes');
  expect(notesOf([60, 40], { hasZipCodes: false })).not.toContain('Zip codes');
});

test('the interval of an unstable rate is in its row, behind a question', () => {
  const unstable = notesOf([60, 12]);
  expect(unstable).toMatch(/unstable<.*62 to 210/);
  expect(unstable).toMatch(/<details[^>]*><summary[^>]*>How sure are these rates\?</);
  expect(notesOf([60, 40])).not.toContain('How sure are these rates?');
});
