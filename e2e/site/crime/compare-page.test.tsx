import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloads } from '../testing/downloads.ts';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage, reloadPage } from '../testing/open-page.ts';
import { addArea, comparedRow, comparedRows, lineChart, openComparison } from './compare-page.ts';
import { count, yearAndMonth } from './tracker-page.ts';

const FOUR = '/compare?areas=hollywood,venice,downtown,echo-park';
// An outlier, an incomplete area, one with few reports, an ordinary one.
const STATES = '/compare?areas=vernon,downey,avalon,west-covina';

test('the figures of a comparison are those of the API', async () => {
  await openComparison(FOUR);
  const { data_through: through } = await fetchApiReply('/api/crimes/status');
  const [year, month] = yearAndMonth(through);
  const ranks: { current: { neighborhood: string; ranking: number }[] } = await fetchApiReply(
    `/api/neighborhoods/ranks/${month}/${year}`,
  );
  for (const [at, id] of ['hollywood', 'venice', 'downtown', 'echo-park'].entries()) {
    const { trends } = await fetchApiReply(`/api/neighborhoods/${id}/monthly`);
    const cells = comparedRows()[at]?.querySelectorAll('td');
    expect(cells?.[0]?.querySelector('b')).toHaveTextContent(count(trends.at(-1).crime_count));
    const ranked = ranks.current.find(({ neighborhood }) => neighborhood === id);
    expect(cells?.[2]?.textContent).toBe(String(ranked?.ranking));
  }
});

test('a comparison shows which figures are missing, and why', async () => {
  const { user } = await openComparison(`${STATES}&measure=count`);
  expect(comparedRows()).toHaveLength(4);
  expect(comparedRow('Vernon')).toHaveTextContent('outlier');
  expect(comparedRow('Downey')).toHaveTextContent('incomplete data');
  expect(comparedRow('Downey')).toHaveTextContent('not comparable');
  expect(screen.getByText(/^A gap is a month with incomplete data/)).toBeVisible();
  const caution = screen.getByText(/The FBI advises against ranking/);
  expect(caution).not.toBeVisible();
  await user.click(screen.getByText('What this does not tell you'));
  expect(caution).toBeVisible();
});

test('a comparison offers neighborhoods next door and of a similar size until it has four', async () => {
  const { user } = await openComparison('/compare?areas=venice&measure=count');
  const [{ neighbors }] = await fetchApiReply('/api/neighborhoods/areas?area=venice');
  const offered = () => {
    const line = screen.queryByText(/^Add one next door: /);
    return line === null ? [] : within(line).getAllByRole('link');
  };
  const next = neighbors.slice(0, 3) as string[];
  expect(offered()).toHaveLength(6);
  expect(offered().map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(next.map((id) => `/compare?areas=venice,${id}&measure=count`)),
  );
  const [first] = offered();
  await user.click(first as HTMLElement);
  await waitFor(() => expect(comparedRows()).toHaveLength(2));
  expect(location.search).toBe(`?areas=venice,${next[0]}&measure=count`);
  expect(offered().map((link) => link.textContent)).not.toContain(first?.textContent);
  for (const count of [3, 4]) {
    await user.click(offered()[0] as HTMLElement);
    await waitFor(() => expect(comparedRows()).toHaveLength(count));
  }
  expect(offered()).toEqual([]);
});

test('before one is chosen, saved places are offered, and no request names them', async () => {
  await openPage('/compare');
  const large = screen.getByRole('heading', { name: 'Or start where most people live' });
  const section = within(large.closest('section') as HTMLElement);
  expect(section.getAllByRole('link')).toHaveLength(5);
  const { user, transport } = await openPage('/compare', {
    storage: { 'own-places': JSON.stringify([{ area: 'venice', name: 'Grandma Rosa' }]) },
  });
  const place = await within(document.querySelector('main') as HTMLElement).findByRole('link', {
    name: /^Grandma Rosa/,
  });
  expect(screen.queryByText('Or start where most people live')).toBeNull();
  const sent = transport.requests.map(({ path }) => decodeURIComponent(path));
  expect(sent.filter((path) => /venice|Rosa/i.test(path))).toEqual([]);
  await user.click(place);
  await waitFor(() => expect(comparedRows()).toHaveLength(1));
  expect(location.search).toBe('?areas=venice');
});

test('neighborhoods are added and removed by keyboard, URL and title are updated, and Back undoes a step', async () => {
  const { user } = await openPage('/compare');
  await addArea(user, 'venice');
  await waitFor(() => expect(location.search).toBe('?areas=venice'));
  expect(location.pathname).toBe('/compare');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await addArea(user, 'hollywood');
  await waitFor(() => expect(location.search).toBe('?areas=venice,hollywood'));
  await waitFor(() => expect(comparedRows()).toHaveLength(2));
  expect(document.title).toBe('Venice and Hollywood, compared · Townlight');
  await act(async () => screen.getByRole('button', { name: 'Remove Venice' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toBe('?areas=hollywood'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove Hollywood' })).toHaveFocus(),
  );
  await waitFor(() => expect(comparedRows()).toHaveLength(1));
  history.back();
  await waitFor(() => expect(comparedRows()).toHaveLength(2));
});

test('a fourth neighborhood is the last, and focus moves from the search to it', async () => {
  const { user } = await openComparison('/compare?areas=hollywood,venice,downtown');
  await addArea(user, 'echo park');
  const chosen = () => within(screen.getByRole('list', { name: 'Chosen neighborhoods' }));
  await waitFor(() => expect(chosen().getAllByRole('listitem')).toHaveLength(4));
  expect(screen.getByText('You can compare four. Remove one to add another.')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove Echo Park' })).toHaveFocus(),
  );
});

test('a reload shows the same comparison', async () => {
  const { user } = await openComparison(FOUR);
  await user.click(screen.getByRole('button', { name: 'Count' }));
  await waitFor(() => expect(location.search).toMatch(/measure=count$/));
  expect(await screen.findByRole('heading', { name: 'Number of Crimes, by month' })).toBeVisible();
  const summary = lineChart().getAttribute('aria-label');
  await reloadPage();
  await waitFor(() => expect(lineChart()).toHaveAttribute('aria-label', summary));
});

test('an unknown neighborhood is reported, and the remaining ones are compared', async () => {
  await openComparison('/compare?areas=atlantis,venice');
  expect(screen.getByText('There is no neighborhood “atlantis”.')).toBeVisible();
  expect(comparedRows()).toHaveLength(1);
});

test('the chart of a comparison has a table of the same months', async () => {
  const { user } = await openComparison(FOUR);
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = await within(
    screen.getByRole('region', { name: /^Crimes per 100,000/ }),
  ).findByRole('table');
  expect(table.querySelectorAll('tbody tr')).toHaveLength(12);
  expect(table.querySelectorAll('thead th')).toHaveLength(5);
});

test('a comparison can be downloaded as a CSV file with a metadata file', async () => {
  const { user } = await openComparison(FOUR);
  await user.click(screen.getAllByRole('button', { name: 'Download (CSV)' }).at(-1) as HTMLElement);
  await waitFor(async () => expect(await downloads()).toHaveLength(1));
  await user.click(
    screen.getAllByRole('button', { name: 'About this file (JSON)' }).at(-1) as HTMLElement,
  );
  await waitFor(async () => expect(await downloads()).toHaveLength(2));
  const [csv, json] = await downloads();
  expect(csv?.name).toBe('neighborhoods-compared.csv');
  const [head, ...lines] = (csv?.text ?? '')
    .trim()
    .replace(/^\uFEFF/, '')
    .split('\r\n');
  expect(lines).toHaveLength(4);
  expect(json?.name).toBe('neighborhoods-compared.metadata.json');
  const metadata = JSON.parse(json?.text ?? '');
  expect(metadata).toMatchObject({
    file: 'neighborhoods-compared.csv',
    sample_data: true,
    page: location.href,
  });
  expect(metadata.columns.map((column: { name: string }) => column.name).join(',')).toBe(head);
  expect(metadata.period.to).toBe(metadata.data_through);
});

test.each(['/neighborhood/venice', '/map?area=venice&view=table'])(
  '%s links to the comparison of its neighborhood',
  async (address) => {
    const { user } = await openPage(address);
    await user.click(
      await screen.findByRole('link', { name: /^Compare with other neighborhoods/ }),
    );
    await waitFor(() => expect(location.pathname + location.search).toBe('/compare?areas=venice'));
    await waitFor(() => expect(lineChart()).toBeVisible());
  },
);
