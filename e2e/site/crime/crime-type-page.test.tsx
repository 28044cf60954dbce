import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchApiReply } from '../testing/first-html.ts';
import {
  count,
  headline,
  monthChart,
  openTracker,
  pageName,
  rankingColumn,
  rankingRows,
  searchBox,
} from './tracker-page.ts';

test('a crime type has a map of its rates in its head, unless each report of it matters', async () => {
  const map = () => document.querySelector('picture source');
  await openTracker('/crime/burglary/9/2026');
  expect(map()).toHaveAttribute('srcset', '/images/categories/burglary/rates-2026-09.svg');
  await openTracker('/crime/homicide/9/2026');
  expect(map()).toBeNull();
});

test('a crime type shows the year of the county, and ten neighborhoods until all are shown', async () => {
  const { user } = await openTracker('/crime/burglary');
  expect(document.title).toBe('Burglary by neighborhood and month · Townlight');
  expect(monthChart()).toBeVisible();
  expect(rankingRows().length).toBeLessThanOrEqual(10);
  await user.click(screen.getByRole('button', { name: /^See all/ }));
  await waitFor(() => expect(rankingRows().length).toBeGreaterThan(200));
  const link = rankingRows()
    .map((row) => row.querySelector('a'))
    .find((one) => one !== null);
  await user.click(link as HTMLElement);
  await waitFor(() => expect(location.search).toMatch(/^\?in=[a-z-]+$/));
  expect(location.pathname).toBe('/crime/burglary');
  await waitFor(() => expect(pageName()).toHaveTextContent(`Burglary in ${link?.textContent}`));
});

test('the ranking of a crime type is that of the API', async () => {
  await openTracker('/crime/burglary?history=yearly');
  const ranking: { ranking: number | null; total_crimes: number }[] = await fetchApiReply(
    '/api/crimes/neighborhood_ranking?crime=burglary&aggregation=yearly',
  );
  const rated = ranking.filter((row) => row.ranking !== null && row.total_crimes >= 10);
  expect(rankingColumn(3)).toEqual(rated.slice(0, 10).map((row) => count(row.total_crimes)));
});

test('a crime type is ranked by zip code and by year, and the address has both', async () => {
  const { user } = await openTracker('/crime/burglary');
  await user.click(screen.getByRole('button', { name: 'Zip codes' }));
  await waitFor(() => expect(rankingRows()[0]?.querySelector('th')).toHaveTextContent(/^9\d{4}/));
  await user.click(screen.getByRole('button', { name: 'Last Year' }));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    partition: 'zipcodes',
    history: 'yearly',
  });
  await waitFor(() => expect(headline()).toHaveTextContent('in the 12 months through'));
});

test.each(['/crime/Theft%20From%20Vehicle', '/crime/theft-from-vehicle'])(
  'a crime type is addressed by its name and by its slug: %s',
  async (address) => {
    await openTracker(address);
    expect(pageName()).toHaveTextContent(/^Theft From Vehicle$/);
  },
);

test('another crime type and a neighborhood are found by name', async () => {
  const { user } = await openTracker('/crime/burglary');
  const crimes = within(searchBox('Another crime'));
  await user.type(crimes.getByRole('combobox'), 'arson');
  expect((await crimes.findAllByRole('option'))[0]).toHaveTextContent(/^Arson$/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/crime/arson'));
  await waitFor(() => expect(pageName()).toHaveTextContent(/^Arson$/));
  const places = within(searchBox('Search for a Neighborhood'));
  await user.type(places.getByRole('combobox'), 'acton');
  await places.findByRole('option', { name: 'Acton' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/neighborhood/acton'));
});

test('the caution about rankings opens with one click', async () => {
  const { user } = await openTracker('/crime/burglary');
  const caution = screen.getByText(/The FBI advises against ranking/);
  expect(caution).not.toBeVisible();
  await user.click(screen.getByText('How sure is this?'));
  expect(caution).toBeVisible();
});
