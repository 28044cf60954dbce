import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { addMonths, toYearMonth } from '@townlight/domain/time';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../../../i18n/use-language.ts';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { SeriesPanel } from './SeriesPanel.tsx';

const last = toYearMonth(2026, 10);
const first = addMonths(last, -35);
const onRecord = { first, last };

/** Returns the panel of this many months, as the server renders it. */
function render(
  months: number | null,
  given: Partial<ComponentProps<typeof SeriesPanel>['data']> = {},
): string {
  const points = Array.from({ length: months ?? 0 }, (_, back) => ({
    ...{ month: addMonths(last, -back), count: 40, before: 38 },
    ...{ complete: true, provisional: false },
  }));
  const none = () => undefined;
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageChoiceContext value={{ language: 'en', choose: none }}>
        <IntlProvider locale="en" messages={en}>
          <MemoryRouter initialEntries={['/neighborhood/venice?measure=rate']}>
            <SeriesPanel
              subject="venice"
              file={{ counted: { name: 'Venice', crimes_counted: 'all' }, police: undefined }}
              data={{
                time: {
                  ...{ status: undefined, history: 'monthly', onRecord, reference: last },
                  ...{ period: toTrackerPeriod('monthly', last), empty: false },
                  unknownMonth: false,
                },
                points: months === null ? null : points.toReversed(),
                sectionLoads: { series: { loading: true, failure: null, retry: none } },
                breaks: [],
                ...given,
              }}
              moves={{
                ...{ redirectNotice: null, visit: none, leave: none, changeMonth: none },
                ...{ changeHistory: none, changeQuery: none },
                ...{ pathOfMonth: () => '', pathOfQuery: () => '' },
              }}
            />
          </MemoryRouter>
        </IntlProvider>
      </LanguageChoiceContext>
    </QueryClientProvider>,
  );
}

test('the period, the number of months and the measure are chosen above the chart, in this order', () => {
  const page = render(36, { rateResidents: 30_000 });
  const places = ['>Last Month<', '<select', '>12 months<', '>36 months<', '>Rate<', '<svg'].map(
    (part) => page.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page).toContain('aria-pressed="true">Rate<');
  expect(page.match(/>Rate</g)).toHaveLength(1);
});

test('a switch with one choice is left out, and the period can be chosen while the chart loads', () => {
  const page = render(12, { rateResidents: null });
  expect(page).toContain('>Last Month<');
  expect(page).not.toMatch(/>12 months<|>Rate</);
  const loading = render(null);
  expect(loading).toContain('>Last Month<');
  expect(loading).not.toContain('<svg');
});
