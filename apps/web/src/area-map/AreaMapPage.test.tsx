import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { setPageSettings } from '../http/page-settings.ts';
import { en } from '../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../i18n/use-language.ts';
import { Legend } from '../map/legend/Legend.tsx';
import { AreaMapPage } from './AreaMapPage.tsx';
import type { AreaMapFeature } from './area-map-feature.ts';
import { DEFAULT_AREA_MAP_STATE } from './area-map-state.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { ReportHeading } from './ReportPanel.tsx';
import { AreaTable } from './table/AreaTable.tsx';

setPageSettings({ address: '/aqi-map', offers: [], wide: true });

// Like air: one hour, no modes, no kinds, no other partitions. Its messages are borrowed.
const AIR: AreaMapFeature = {
  messages: {
    title: 'map.title',
    areaTitle: 'map.areaTitle',
    report: 'report.title',
    collapseReport: 'report.collapse',
    reopenReport: 'report.reopen',
  },
  figures: {
    label: 'map.label',
    partition: 'neighborhoods',
    shapes: undefined,
    outlines: { isFetching: true, isError: false, refetch: () => {} },
    names: new Map([
      ['venice', 'Venice'],
      ['vernon', 'Vernon'],
    ]),
    tones: new Map([
      ['venice', { level: 1, hatched: false }],
      ['vernon', { level: null, hatched: false }],
    ]),
    ramp: { colors: 'crime', seam: 'seam' },
    describe: (id) => ({ title: id, lines: ['42'] }),
    table: (onSelect) => (
      <AreaTable
        caption="Air quality at 3 PM"
        columns={[
          { key: 'name', title: 'table.area.neighborhoods', csv: 'name', numeric: false },
          { key: 'index', title: 'table.rate', csv: 'air_quality_index', numeric: true },
        ]}
        rows={[
          {
            id: 'venice',
            name: 'Venice',
            values: { name: 'Venice', index: 42 },
            texts: { index: 'AQI 42' },
          },
          {
            id: 'vernon',
            name: 'Vernon',
            values: { name: 'Vernon', index: null },
            texts: { index: 'no station' },
          },
        ]}
        selected={null}
        download={(rows) => <a href="#csv">{rows().map(String).join(';')}</a>}
        onSelect={onSelect}
      />
    ),
  },
  otherPartitions: [],
  filters: [{ key: 'hour', control: <input type="range" aria-label="Hour" max="23" /> }],
  legend: null,
  report: {
    intro: () => <h1>How is the air?</h1>,
    ofArea: (id) => <ReportHeading area={id} name="Venice" onClear={() => undefined} />,
    foot: <p>Something wrong with the map?</p>,
  },
  tools: <button type="button">Feedback</button>,
  shareItems: [],
  fetching: false,
  failure: null,
  current: true,
  retry: () => undefined,
};

function renderMarkup(what: ReactNode): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageChoiceContext value={{ language: 'en', choose: () => {} }}>
        <IntlProvider locale="en" messages={en}>
          <MemoryRouter>{what}</MemoryRouter>
        </IntlProvider>
      </LanguageChoiceContext>
    </QueryClientProvider>,
  );
}

describe('a map of another feature', () => {
  const state = { ...DEFAULT_AREA_MAP_STATE, view: 'table' as const };

  test('has a table with its columns, its text for missing figures, and a download', () => {
    const html = renderMarkup(<AreaMapPage state={state} change={() => undefined} feature={AIR} />);
    expect(html).toContain('Air quality at 3 PM');
    expect(html).toContain('AQI 42');
    expect(html).toContain('no station');
    expect(html).toContain('id,name,air_quality_index;venice,Venice,42;vernon,Vernon,');
  });

  test('has its report of the selected area, with its tools and footer', () => {
    const chosen = { ...state, area: 'venice' };
    const html = renderMarkup(
      <AreaMapPage state={chosen} change={() => undefined} feature={AIR} />,
    );
    expect(html).toMatch(/<h1[^>]*>Venice<\/h1>/);
    expect(html).toContain('Feedback');
    expect(html).toContain('Something wrong with the map?');
  });

  test('has the name of the selected area before the slider on a phone, once', () => {
    const hour = <input type="range" aria-label="Hour of the map" />;
    setPageSettings({ address: '/aqi-map', offers: [], wide: false });
    const html = renderMarkup(
      <AreaMapPage
        state={{ ...DEFAULT_AREA_MAP_STATE, area: 'venice' }}
        change={() => undefined}
        feature={{ ...AIR, timeline: hour }}
      />,
    );
    setPageSettings({ address: '/aqi-map', offers: [], wide: true });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>Venice<\/h1>.*aria-label="Hour of the map"/s);
  });

  test('may filter by a slider of hours', () => {
    const html = renderMarkup(<FilterBar filters={AIR.filters} />);
    expect(html).toContain('type="range"');
    expect(html).not.toContain('listbox');
  });

  test('may name every color of its legend, and the states on screen', () => {
    const html = renderMarkup(
      <Legend
        title="Air quality"
        ramp={{ colors: 'crime', seam: 'seam' }}
        labels={['legend.lower', 'legend.higher', 'legend.few', 'legend.broken', 'nav.data']}
        states={[{ swatch: 'missing', text: 'legend.missing' }]}
      />,
    );
    expect(html.match(/background:var\(--crime-\d\)/g)).toHaveLength(6);
    for (const messageId of [
      'legend.lower',
      'legend.broken',
      'nav.data',
      'legend.missing',
    ] as const) {
      expect(html).toContain(en[messageId]);
    }
  });
});
