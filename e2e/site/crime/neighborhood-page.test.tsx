import { screen, waitFor, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage, reloadPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import {
  count,
  figures,
  headline,
  monthChart,
  openTracker,
  pageName,
  paragraph,
  rankingColumn,
  rankingRows,
  searchBox,
  waitForTracker,
} from './tracker-page.ts';

test('a neighborhood shows its name, residents, chart, ten crime types and rank', async () => {
  await openTracker('/neighborhood/hollywood');
  expect(document.title).toBe('Hollywood, crime by month · Townlight');
  expect(pageName()).toHaveTextContent(/^Hollywood$/);
  expect(
    paragraph(/^Neighborhood [\d,]+ residents · Los Angeles Police Department$/),
  ).toBeVisible();
  expect(monthChart()).toBeVisible();
  expect(rankingRows()).toHaveLength(10);
  expect(figures()).toHaveTextContent(
    /Crime Ranking\d+ of \d+1 is the highest rate.*All Crime\d+in October 2026Crime Rate\d+per 100,000 residents/,
  );
});

test.each([
  ['the month', '', 'rates'],
  ['the 12 months', '?history=yearly', 'yearly-rates'],
])(
  'a map of %s is in its head on wide screens, and where the map will be',
  async (_, query, picture) => {
    await openTracker(`/es/neighborhood/hollywood/9/2026${query}`);
    const source = document.querySelector('picture source[media="(min-width: 60rem)"]');
    const address = source?.getAttribute('srcset') ?? '';
    expect(address).toBe(`/images/neighborhoods/hollywood/${picture}-2026-09.es.svg`);
    expect(document.querySelector(`section img[src="${address}"]`)).not.toBeNull();
    expect((await fetch(new URL(address, inject('siteUrl')))).status).toBe(200);
  },
);

test('the limits of the figures are behind one line', async () => {
  const { user } = await openTracker('/neighborhood/hollywood');
  const limits = screen.getByText(/^The true rate is likely/);
  expect(limits).not.toBeVisible();
  await user.click(screen.getByText('How sure is this?'));
  expect(limits.closest('p')).toHaveTextContent(/^The true rate is likely \d+ to \d+\./);
  for (const text of [
    /^Usually \d+ to \d+\. Against October 2025: now between/,
    /^We rank \d+ of \d+ neighborhoods\./,
    /^Reports are still being added for October 2026\./,
  ])
    expect(paragraph(text)).toBeVisible();
  expect(screen.getAllByText(/Source: invented sample records, made/)[0]).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Last Year' }));
  await waitFor(() => expect(headline()).toHaveTextContent('in the 12 months through'));
});

test('the figures of a neighborhood are those of the API', async () => {
  await openTracker('/neighborhood/hollywood');
  const { trends } = await fetchApiReply('/api/neighborhoods/hollywood/monthly');
  const { crime_count: crimes, month, year } = trends.at(-1);
  expect(headline().textContent).toMatch(new RegExp(`${count(crimes)} crimes reported in `));
  const types: { small_bundle_name: string; total_crimes: number }[] = await fetchApiReply(
    '/api/neighborhoods/crime_ranking?neighborhood=hollywood',
  );
  const { counted_singly } = await fetchApiReply('/api/crimes/status');
  const isSingle = (one: { small_bundle_name: string }) =>
    counted_singly.includes(one.small_bundle_name);
  const single = counted_singly.map((name: string) =>
    types.find((one) => one.small_bundle_name === name),
  );
  const others = types.filter((one) => !isSingle(one)).slice(0, 10 - single.length);
  expect(rankingColumn(2)).toEqual([...others, ...single].map((one) => count(one.total_crimes)));
  const from = Date.UTC(year - 3, month, 5);
  const [recent] = await fetchApiReply(
    `/api/neighborhoods/crimes?from=${from}&to=${Date.UTC(year, month - 1, 20)}&sb=Homicide&area=hollywood`,
  );
  expect(rankingRows().at(-2)).toHaveTextContent(`${recent.total_crime_count} since`);
  const ranks: { current: { neighborhood: string; ranking: number }[] } = await fetchApiReply(
    `/api/neighborhoods/ranks/${month}/${year}`,
  );
  const ranked = ranks.current.find(({ neighborhood }) => neighborhood === 'hollywood');
  expect(figures()).toHaveTextContent(new RegExp(`Crime Ranking${ranked?.ranking} of \\d+`));
});

test('the search opens another neighborhood with the same history, and Back returns', async () => {
  const { user } = await openTracker('/neighborhood/hollywood?history=yearly');
  const search = within(searchBox('Search for a Neighborhood'));
  await user.type(search.getByRole('combobox'), 'acton');
  await user.click(await search.findByRole('option', { name: 'Acton' }));
  await waitFor(() => expect(pageName()).toHaveTextContent(/^Acton$/));
  expect(location.pathname + location.search).toBe('/neighborhood/acton?history=yearly');
  await waitForTracker();
  expect(headline()).toHaveTextContent('in the 12 months through');
  history.back();
  await waitFor(() => expect(pageName()).toHaveTextContent(/^Hollywood$/));
});

test('Last Year shows twelve months and remains after a reload', async () => {
  const { user } = await openTracker('/neighborhood/hollywood');
  await user.click(screen.getByRole('button', { name: 'Last Year' }));
  expect(location.search).toBe('?history=yearly');
  await waitFor(() => expect(headline()).toHaveTextContent('in the 12 months through'));
  expect(headline()).toHaveTextContent('in the 12 months before.');
  const figure = headline().textContent;
  const reloaded = await reloadPage();
  await waitForTracker();
  expect(headline().textContent).toBe(figure);
  await reloaded.user.click(screen.getByRole('button', { name: 'Last Month' }));
  await waitFor(() => expect(location.search).toBe(''));
  expect(location.pathname).toBe('/neighborhood/hollywood');
});

test('a chosen month is in the address and remains after a reload', async () => {
  const { user } = await openTracker('/neighborhood/hollywood');
  const months = () => screen.getByLabelText<HTMLSelectElement>('Month');
  const chosen = months().options[2];
  if (chosen === undefined) throw new Error('there are fewer than three months');
  await user.selectOptions(months(), chosen);
  await waitFor(() => expect(location.pathname).toMatch(/^\/neighborhood\/hollywood\/\d+\/\d{4}$/));
  const { text } = chosen;
  await reloadPage();
  await waitForTracker();
  expect(months().selectedOptions[0]?.text).toBe(text);
  expect(headline().textContent).toMatch(/in [A-Z][a-z]+ \d{4}, \d+ a year before\.$/);
});

test('all crime types can be shown, and each links to its page', async () => {
  const { user } = await openTracker('/neighborhood/hollywood');
  await user.click(screen.getByRole('button', { name: /^See all/ }));
  await waitFor(() => expect(rankingRows().length).toBeGreaterThan(10));
  await user.click(screen.getByText('Burglary', { selector: 'a' }));
  await waitFor(() => expect(pageName()).toHaveTextContent(/^Burglary in Hollywood$/));
  expect(location.pathname + location.search).toBe('/crime/burglary?in=hollywood');
  await user.click(await screen.findByRole('link', { name: 'Burglary in the whole county' }));
  await waitFor(() => expect(pageName()).toHaveTextContent(/^Burglary$/));
  expect(location.pathname + location.search).toBe('/crime/burglary?area=hollywood');
  await waitForTracker();
  expect(rankingRows().some((row) => row.textContent.includes('Hollywood'))).toBe(true);
});

test('an outlier has the notice of the specification in place of a rate', async () => {
  await openTracker('/neighborhood/vernon');
  expect(screen.getAllByText('N/A')[0]).toBeVisible();
  expect(
    screen.getByText(/^Given this area.s extraordinarily high crimes\/population ratio/),
  ).toHaveTextContent(/\d+ people live here: a rate needs at least 1,000 residents\./);
});

test('a month without records names the agency and links to the last full month', async () => {
  const { user } = await openPage('/neighborhood/downey');
  expect(
    await screen.findByText(/Downey Police Department has not supplied October 2026\./),
  ).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Last full month: May 2026/ }));
  await waitFor(() => expect(location.pathname).toBe('/neighborhood/downey/5/2026'));
  await waitFor(() => expect(headline()).toHaveTextContent(/reported in May 2026/));
});

test('the figures of a neighborhood are downloaded as CSV', async () => {
  const { user } = await openTracker('/neighborhood/hollywood');
  const menu = within(screen.getByRole('list', { name: 'Save and share' }));
  await user.click(menu.getByRole('button', { name: 'Download (CSV)' }));
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  const [file] = await downloads();
  expect(file?.name).toBe('hollywood-crimes.csv');
  const lines = (file?.text ?? '').trim().split('\r\n');
  expect(lines[0]).toMatch(
    /^\uFEFF?from,to,id,name,crime_type,reports,residents,rate_per_100000_residents/,
  );
  expect(lines.length).toBeGreaterThan(10);
});

test('figures that cannot be loaded show an error in place, and Try again loads them', async () => {
  let failing = true;
  const { user } = await openPage('/neighborhood/hollywood', {
    byScript: true,
    prepare: (transport) =>
      transport.answer(/\/hollywood\/monthly(\?|$)/, () =>
        failing ? jsonResponse({ message: 'no', error: true }, 500) : undefined,
      ),
  });
  const main = within(document.querySelector('main') as HTMLElement);
  expect((await main.findAllByText(/The figures could not be loaded/))[0]).toBeVisible();
  expect(await screen.findByRole('table')).toBeVisible();
  failing = false;
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) {
    if (again.isConnected) await user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
  }
  await waitForTracker();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a neighborhood shows an air figure, a sentence and recent hours, and one line per other subject', async () => {
  const { user } = await openTracker('/neighborhood/venice');
  const air = within(screen.getByRole('region', { name: 'Air quality' }));
  expect(await air.findByText(/^The air is/)).toHaveTextContent(/The air is .+\./);
  expect(air.getByText(/^PM2.5 AQI, [A-Z]/)).toBeVisible();
  expect(await air.findByRole('img', { name: /^Bar chart of the PM2.5 AQI/ })).toBeVisible();
  expect(air.getByText(/^PM2.5 AQI, last 48 hours: \d+ to \d+$/)).toBeVisible();
  expect(air.getByRole('link', { name: 'Air by day and hour' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/aqi\/Venice\//),
  );
  expect(screen.getByRole('link', { name: 'All news about Venice' })).toHaveAttribute(
    'href',
    '/news?area=venice',
  );
  await user.click(screen.getByRole('link', { name: 'On the coronavirus map' }));
  await waitFor(() => expect(location.pathname).toBe('/coronavirus'));
});
