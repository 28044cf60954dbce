import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchApiReply, fetchFirstHtml } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { createGate } from '../testing/transport.ts';
import { count } from './tracker-page.ts';

/** The last full month, as moments within it, which is how pages request it. */
async function lastMonth(): Promise<{ from: string; to: string }> {
  const { data_through } = await fetchApiReply('/api/crimes/status');
  const moment = String(Date.parse(`${data_through}-15T12:00:00Z`));
  return { from: moment, to: moment };
}

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

/** Returns the map's report in the first HTML. */
async function firstReport(address: string): Promise<HTMLElement> {
  const { page } = await fetchFirstHtml(address);
  return page.querySelector('[aria-label="Crime Report"]') as HTMLElement;
}

test("the map begins with the search, both figures of the county's month, and the agencies without records", async () => {
  const address = '/map';
  const report = await firstReport(address);
  expect(report.textContent).toContain('Search above, or choose an area');
  const { county, all_areas, lacking } = await fetchApiReply(
    `/api/neighborhoods/overview?${query({ ...(await lastMonth()), against: 'year' })}`,
  );
  const sentence = [...report.querySelectorAll('p')].find((one) =>
    one.textContent.includes('in Los Angeles County'),
  );
  for (const figure of [county.total_crime_count, county.compared_total_crime_count])
    expect(sentence?.textContent).toContain(count(figure));
  expect(report.textContent).toContain(`the same ${county.areas} of ${all_areas} neighborhoods`);
  expect(lacking.length).toBeGreaterThan(0);
  expect(report.textContent).toMatch(new RegExp(`Not counted:[^.]*${lacking[0].name}`));
  const headings = [...report.querySelectorAll('h2, h3')].map((one) => one.textContent);
  expect(headings).toContain('What stands out');
  expect((await fetchFirstHtml(address)).page.body.textContent).not.toContain('Highest rates');
});

test('the highlights are the areas with a clear change, strongest evidence first, with usual ranges', async () => {
  const report = await firstReport('/map?period=12');
  const { to } = await lastMonth();
  const from = String(Number(to) - 340 * 86_400_000);
  const areas: {
    direction: string;
    outlier: boolean;
    evidence: number;
    total_crime_count: number;
    usual_low: number;
    usual_high: number;
  }[] = await fetchApiReply(
    `/api/neighborhoods/compare/crimes?${query({ from, to, against: 'year' })}`,
  );
  const clear = areas
    .filter(({ direction, outlier }) => direction !== 'no-clear-change' && !outlier)
    .sort((a, b) => Math.abs(b.evidence) - Math.abs(a.evidence))
    .slice(0, 5);
  expect(clear).not.toEqual([]);
  const rows = [...report.querySelectorAll('ol li')].map((row) => row.textContent);
  for (const [at, area] of clear.entries()) {
    const [now, low, high] = [area.total_crime_count, area.usual_low, area.usual_high].map(count);
    const arrow = area.direction === 'up' ? '▲' : '▼';
    expect(rows[at]).toContain(`${arrow} ${now}, usually ${low} to ${high}`);
  }
});

test.each(['mode=traj', 'mode=traj&area=venice'])(
  'a trend of one month offers 12 months: /map?%s',
  async (query) => {
    const report = await firstReport(`/map?${query}`);
    expect(report.textContent).toContain('A year says more');
    const offer = [...report.querySelectorAll('a')].find(
      (link) => link.textContent === 'Show the last 12 months',
    );
    const href = offer?.getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(href, 'http://localhost').searchParams)).toEqual(
      Object.fromEntries(new URLSearchParams(`${query}&period=12`)),
    );
    expect((await fetchFirstHtml(href)).page.body.textContent).not.toContain('A year says more');
  },
);

test('an area with many visitors has a note next to its rate, with the rate per daytime population', async () => {
  const { areas } = await fetchApiReply('/api/neighborhoods/daytime');
  const downtown = areas.find(({ id }: { id: string }) => id === 'downtown');
  expect(downtown.jobs).toBeGreaterThanOrEqual(2 * downtown.residents);
  const [{ total_crime_count: crimes }] = await fetchApiReply(
    `/api/neighborhoods/crimes?${query({ ...(await lastMonth()), area: 'downtown' })}`,
  );
  const rate = Math.round((crimes / downtown.daytime_population) * 100_000);
  for (const address of ['/map?area=downtown', '/neighborhood/downtown']) {
    const text = (await fetchFirstHtml(address)).page.body.textContent;
    expect(text, address).toContain('Far more people work here than live here');
    expect(text, address).toMatch(
      new RegExp(
        `people here by day, the rate is ${rate}, with about[^<]*made up for the sample county`,
      ),
    );
  }
  const { page } = await fetchFirstHtml('/map?view=table');
  const rows = [...page.querySelectorAll('tbody tr')];
  const row = rows.find((one) => one.querySelector('th')?.textContent.startsWith('Downtown'));
  expect(row?.textContent).toContain('many visitors');
  expect((await fetchFirstHtml('/map?area=koreatown')).page.body.textContent).not.toContain(
    'looks high',
  );
});

const main = () => within(document.querySelector('main') as HTMLElement);
const YEAR_EARLIER = /reported crimes in .* a year earlier/;
const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('the map shows the reader’s saved places first, and never sends them', async () => {
  const { user, transport } = await openPage('/map', {
    width: 390,
    prepare: () =>
      localStorage.setItem('own-places', JSON.stringify([{ name: 'Home', area: 'venice' }])),
  });
  const home = await main().findByRole('button', { name: 'Home' });
  expect(await main().findByText(YEAR_EARLIER)).toBeVisible();
  expect(main().queryByText(/Search above/)).toBeNull();
  expect(isBefore(home, main().getByText(/in Los Angeles County/))).toBe(true);
  const sent = transport.requests.map(({ path, body }) =>
    decodeURIComponent(path + JSON.stringify(body ?? '')),
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((one) => /venice|Home/.test(one))).toEqual([]);
  await user.click(home);
  await waitFor(() => expect(location.pathname + location.search).toBe('/map?area=venice'));
});

test('the content below an area’s chart waits for the data of the year before', async () => {
  const reply = createGate();
  const answered: string[] = [];
  await openPage('/map?area=venice', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/./, async ({ path }) => {
        const response = await transport.fetch(path);
        answered.push(path);
        return response;
      });
      transport.answer(/\/compare\/crimes\?.*area=venice/, async () => {
        await reply.opened;
        return undefined;
      });
    },
  });
  const area = () => within(screen.getByRole('article'));
  await waitFor(() => {
    for (const path of [
      /\/venice\/monthly\?/,
      /\/neighborhoods\/crimes\?.*area=venice/,
      /\/agencies/,
    ])
      expect(answered.some((one) => path.test(one))).toBe(true);
    expect(area().getByText('Crime Ranking')).toBeVisible();
  });
  await act(async () => {});
  expect(area().queryByText(/^Policed by/)).toBeNull();
  await act(async () => reply.open());
  expect(await screen.findByText(/^Policed by/)).toBeVisible();
  expect(area().getAllByText(/^Number of Crimes/)[0]).toBeVisible();
});
