import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import {
  areaReport,
  areaTable,
  legend,
  openMap,
  paintedLevels,
  readRows,
  reportName,
  reportOf,
} from './map-page.ts';

/** Returns the figures of the selected area. */
const figures = () => areaReport().querySelector('dl');

test('the first page has cases, residents, rate and rank of a neighborhood, and its last 255 days', async () => {
  const { user } = await openMap('/');
  expect(location.pathname).toBe('/coronavirus');
  expect(screen.getByText('Coronavirus Report')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'How many coronavirus cases were reported where you live?',
  );
  for (const text of [
    'Lower Infection Rate',
    'Higher Infection Rate',
    'Case numbers are suppressed',
    'No cases/data reported',
  ])
    expect(legend()).toHaveTextContent(text);

  // one of a merged pair
  await user.type(screen.getByRole('combobox'), 'westmont');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Westmont'));
  await user.keyboard('{ArrowDown}{Enter}');
  const report = within(await reportOf('Athens and Westmont'));
  await waitFor(() => expect(reportName()).toHaveFocus());
  expect(location.search).toBe('?area=athens');
  await waitFor(() =>
    expect(document.title).toBe(
      'Athens and Westmont, Coronavirus Map, data ended October 31, 2022 · Townlight',
    ),
  );
  expect(areaReport()).toHaveTextContent('Both neighborhoods are counted together.');
  for (const label of [
    'Coronavirus Case Ranking',
    'Total Cases',
    'Population',
    'Infection Rate (per 100K)',
  ])
    expect(figures()).toHaveTextContent(label);

  const chart = await report.findByRole('img', {
    name: /^Daily cases in Athens and Westmont from /,
  });
  expect(within(chart).getByText('Last 255 days')).toBeVisible();
  expect(report.getByText('7-day average')).toBeVisible();
  fireEvent.pointerMove(chart, { clientX: 100, clientY: 50 });
  expect(await report.findByText(/\(7-day average [\d.,]+\)/)).toBeVisible();
  await user.click(report.getByRole('button', { name: 'Show as table' }));
  const rows = await waitFor(() => {
    const found = areaReport().querySelectorAll('tr');
    expect(found).toHaveLength(256);
    return found;
  });
  expect(rows[1]).toHaveTextContent('Oct 31, 2022');

  await user.click(report.getByText('Where do the numbers come from?'));
  expect(report.getAllByText(/invented to show the site/)[0]).toBeInTheDocument();
  expect(areaReport()).toHaveTextContent('The series has ended; there will be no newer figures.');
});

test('a suppressed count is shown as such in place of figures', async () => {
  await openMap('/coronavirus?area=irwindale');
  expect(areaReport()).toHaveTextContent(
    'Case numbers are suppressed: to protect people’s privacy',
  );
  expect(figures()).toHaveTextContent('1 to 4 cases');
  expect(within(figures() as HTMLElement).getAllByText('N/A')).toHaveLength(2);
  await act(async () => getMapOnPage().options.onHover({ id: 'irwindale', x: 10, y: 10 }));
  expect(screen.getByText(/^Population: 1,470$/)).toBeVisible();
  expect(screen.getAllByText('Case numbers are suppressed')).toHaveLength(2);
  expect(paintedLevels()).toMatchObject({ withheld: 4 });
});

test('a sum that is suppressed because of one of its reporting areas shows the reason', async () => {
  const records: { neighborhood: string }[] = await fetchApiReply('/api/health/coronavirus');
  const glendora = {
    ...{ total_cases: null, at_least: 16_500, at_most: 16_503, is_suppressed: true },
    ...{ suppressed_because: 'reporting-area', ranking: null, unranked: 'withheld' },
    ...{ infection_rate: 0, infection_rate_per_100K: 0 },
  };
  await openPage('/coronavirus?area=glendora', {
    byScript: true,
    prepare: (transport) =>
      transport.answer(/^\/api\/health\/coronavirus($|\?)/, () =>
        jsonResponse(
          records.map((one) => (one.neighborhood === 'glendora' ? { ...one, ...glendora } : one)),
        ),
      ),
  });
  await waitFor(() =>
    expect(areaReport()).toHaveTextContent(
      'this area is the sum of several reporting areas, and the source does not publish the count of one of them because it is small. Altogether that makes 16,500 to 16,503 cases.',
    ),
  );
});

test('an area without reports has a message instead of figures', async () => {
  const [status] = await fetchApiReply('/api/health/coronavirus_status');
  await openMap(`/coronavirus?area=${status.without_reports[0].neighborhood}`);
  expect(areaReport()).toHaveTextContent('no cases or data were reported for this area');
  expect(figures()).toBeNull();
});

test('the map has no filters', async () => {
  await openMap('/coronavirus?area=venice', { width: 390 });
  expect(screen.getByRole('img', { name: /^Daily cases in Venice/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

test('the table is sorted by rate by keyboard, and its download has the displayed rows', async () => {
  const { user } = await openPage('/coronavirus?view=table');
  const table = areaTable(/by neighborhood/);
  const heading = within(table.querySelector('thead') as HTMLElement).getByRole('button', {
    name: 'Rate per 100K',
  });
  await act(async () => heading.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readRows(table)[0]?.[1]).toBe('1'));
  await user.click(screen.getAllByRole('button', { name: /^Download \(CSV\)/ })[0] as HTMLElement);
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const lines = (await downloads())[0]?.text.split('\n') ?? [];
  expect(lines[0]).toContain(
    'id,name,rank,infection_rate_per_100k,total_cases,population,note,date',
  );
  expect(lines.find((line) => line.startsWith('irwindale,'))).toMatch(
    /^irwindale,Irwindale,,,,1470,Case numbers are suppressed,2022-10-31/,
  );
});

test('the way of counting is explained with its sources, areas and constants', async () => {
  const { user } = await openPage('/about/coronavirus');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How coronavirus is counted');
  expect(screen.getByText(/fewer than 1,000 residents/)).toBeVisible();
  expect(screen.getByText(/the last 255 days of the series/)).toBeVisible();
  await user.click(screen.getByText(/\d+ neighborhoods with reports/));
  expect(screen.getByText('Athens and Westmont', { selector: 'th' })).toBeInTheDocument();
});

test('Spanish readers have the same page in their language', async () => {
  await openPage('/es/coronavirus?area=venice');
  await waitFor(() =>
    expect(document.title).toBe(
      'Venice, mapa del coronavirus, los datos terminan el 31 de octubre de 2022 · Townlight',
    ),
  );
  expect(figures()).toHaveTextContent('Tasa de contagio (por cada 100,000)');
  expect(await screen.findByText('Últimos 255 días')).toBeVisible();
});
