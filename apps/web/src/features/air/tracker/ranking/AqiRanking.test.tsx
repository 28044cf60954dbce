import type { AqiRankingRow } from '@townlight/contract/air';
import { addHours } from '@townlight/domain/time';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '../../../../i18n/testing/all-messages.ts';
import { SETTLED_HOUR } from '../../testing/make-air-update.ts';
import { AqiRanking } from './AqiRanking.tsx';

const row = (name: string, rank: number | null): AqiRankingRow => ({
  rank,
  neighborhood: name.toLowerCase(),
  name,
  aqi: 33,
  aqi_category: 'good',
});

function renderText(rows: readonly AqiRankingRow[], given: { later?: number; here?: string } = {}) {
  const hour = addHours(SETTLED_HOUR, given.later ?? 0);
  const data = {
    shown: { kind: 'shown' } as const,
    hour,
    rankedHour: SETTLED_HOUR,
    neighborhood: given.here ?? null,
    ranking: {
      data: [...rows],
      ...{ isLoading: false, isFetching: false, isError: false, refetch: () => {} },
    },
  };
  const html = renderToString(
    <MemoryRouter>
      <IntlProvider locale="en" messages={en}>
        <AqiRanking data={data} />
      </IntlProvider>
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('the ranking shows its hour, with a note if that is earlier than the hour of the figure', () => {
  const waits = 'The ranking waits until readings have settled';
  expect(renderText([row('Venice', 1)], { later: 4 })).toContain(
    'AQI ranking, Sat, Nov 21, 2026, 7 PM',
  );
  expect(renderText([row('Venice', 1)], { later: 4 })).toContain(waits);
  expect(renderText([row('Venice', 1)])).not.toContain(waits);
});

test('a place far from every station is listed below the ranking without a rank', () => {
  const text = renderText([row('Venice', 1), row('Acton', null)], { here: 'acton' });
  expect(text).toMatch(/1 Venice .* N\/A Acton \(this place\)/);
});

test('if all places are far from stations, there is no ranking', () => {
  expect(renderText([])).toContain('No neighborhood can be ranked at this hour');
});
