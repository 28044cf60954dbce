import { screen, waitFor, within } from '@testing-library/react';
import type { NewsEntry } from '@townlight/contract/news';
import { expect, inject, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { openHydratedPage } from '../testing/open-hydrated-page.ts';
import { follow, openPage } from '../testing/open-page.ts';

const main = () => within(screen.getByRole('main'));
const title = async (name: string | RegExp) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();

test('the news of a neighborhood and a single entry are reachable from the county’s news', async () => {
  const { user } = await openHydratedPage('/news');
  expect(document.title).toBe('News · Townlight');
  expect(main().getAllByRole('link', { name: /^Crime in \w+ \d{4}$/ })[0]).toBeVisible();
  expect(main().getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/news.atom');
  expect(await findAccessibilityViolations()).toEqual([]);

  await user.type(main().getByRole('combobox'), 'venice');
  await user.click(await main().findByRole('option', { name: 'Venice' }));
  await title('News about Venice');
  expect(location.search).toBe('?area=venice');
  expect(main().getByRole('link', { name: 'JSON Feed' })).toHaveAttribute(
    'href',
    '/news.json?area=venice',
  );
  expect(document.title).toBe('News about Venice · Townlight');

  await follow(main().getAllByRole('link', { name: /^Crime in Venice/ })[0] as HTMLElement);
  await title(/^Crime in Venice in \w+ \d{4}$/);
  expect(screen.getByRole('main')).toHaveTextContent(/\d+ crimes were reported in Venice in/);
  expect(main().getByText('Sample data: the figures are invented.')).toBeVisible();
  await follow(main().getByRole('link', { name: 'This entry for all of Los Angeles County' }));
  await title(/^Crime in \w+ \d{4}$/);
  expect(main().getByRole('heading', { name: 'Neighborhoods that stand out' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(
    'at most one in ten of those listed is expected to be chance',
  );
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('one month of crime is a story with a chart and a map; the plain months are rows of tables', async () => {
  await openPage('/news');
  expect(
    main().getByRole('img', { name: /^Bar chart of the number of crimes by month/ }),
  ).toBeVisible();
  expect(main().getByRole('img', { name: /^Map: / })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/images\/news\/crime-\d{4}-\d{2}\/map\.svg$/),
  );
  const crime = within(main().getByRole('table', { name: 'Crime, month by month' }));
  expect(crime.getAllByRole('row')[1]).toHaveTextContent(/^\w+ \d{4}[\d,]+[\d,]+/);
  const air = within(main().getByRole('table', { name: 'Air, month by month' }));
  expect(air.getAllByRole('row')[1]).toHaveTextContent(/^\w+ \d{4}\d+ of \d+\d+ \w/);
  await follow(air.getAllByRole('link')[0] as HTMLElement);
  await title(/^Air in \w+ \d{4}$/);
});

test('the unhealthy days of a month are listed individually, each with a map and a link to its hours', async () => {
  const day = (date: string, unhealthy: number) => ({
    ...{ day: date, unhealthy, areas: 272, path: `/aqi-map?hour=${date}T12` },
    highest: { name: 'Tujunga Canyons', aqi: 347, category: 'hazardous' },
    area: { aqi: 145, category: 'unhealthy for sensitive groups' },
    map: `/news/air-2026-10/venice/day-${date.slice(-2)}.svg`,
  });
  await openPage('/news?area=venice');
  const air = within(main().getByRole('table', { name: 'Air, month by month' }));
  const month = air.getAllByRole('link')[0]?.getAttribute('href') as string;
  await openPage(month, {
    byScript: true,
    prepare: (transport) =>
      transport.answer(/^\/api\/news\/air-[\d-]+\/days/, () =>
        Promise.resolve(Response.json({ days: [day('2026-10-29', 46), day('2026-10-30', 1_033)] })),
      ),
  });
  const heading = await main().findByRole('heading', {
    name: 'The county’s unhealthy days, one by one',
  });
  const days = within(heading.closest('section') as HTMLElement).getAllByRole('article');
  expect(days.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Thursday, October 29',
    'Friday, October 30',
  ]);
  expect(days[0]).toHaveTextContent(
    'Venice: AQI 145, unhealthy for sensitive groups.Unhealthy or worse in 46 of 272 neighborhoods. Highest in Tujunga Canyons: AQI 347 (hazardous).',
  );
  const first = within(days[0] as HTMLElement);
  expect(first.getByRole('img', { name: 'Map: the air on Thursday, October 29.' })).toBeVisible();
  expect(first.getByRole('link')).toHaveAttribute('href', '/aqi-map?hour=2026-10-29T12');
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('what was corrected in a month is a sentence below the tables, and its row is marked', async () => {
  const plain = await (await fetch(`${inject('siteUrl')}/api/news?language=en`)).json();
  const months = plain.entries.filter(({ crime_month }: NewsEntry) => crime_month !== null);
  const corrections = [
    ['2026-11-20T10:00:00.000Z', 'Updated November 20: first published as 4 crimes.'],
    ['2026-11-24T10:00:00.000Z', 'Updated November 24: first published as 5 crimes.'],
  ];
  const correct = (entry: NewsEntry) => {
    const [at, correction] = corrections[months.indexOf(entry) - 1] ?? [];
    return at === undefined ? entry : { ...entry, state: 'corrected', updated_at: at, correction };
  };
  await openPage('/news', {
    byScript: true,
    prepare: (transport) =>
      transport.answer(/^\/api\/news\?/, () =>
        Promise.resolve(Response.json({ ...plain, entries: plain.entries.map(correct) })),
      ),
  });
  const heading = await main().findByRole('heading', { name: 'Corrected' });
  const [, august, september] = months as NewsEntry[];
  expect(
    within(heading.closest('section') as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `${september?.title} Updated November 24: first published as 5 crimes.`,
    `${august?.title} Updated November 20: first published as 4 crimes.`,
  ]);
  const rows = within(main().getByRole('table', { name: 'Crime, month by month' }));
  expect(rows.getAllByRole('rowheader', { name: /Updated$/ })).toHaveLength(2);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('older news is on the next page, which has a link back to the newest', async () => {
  await openPage('/es/news');
  const first = () => main().getAllByRole('heading', { level: 2 })[0]?.textContent;
  const newest = first();
  expect(newest).toMatch(/\w/);
  const entries = () =>
    main()
      .getAllByRole('link')
      .flatMap((link) => /^\/es\/news\/[\w-]+$/.exec(link.getAttribute('href') ?? '') ?? []);
  const before = new Set(entries());
  expect(before.size).toBeGreaterThan(10);
  await follow(main().getByRole('link', { name: 'Noticias anteriores' }));
  await waitFor(() => expect(first()).not.toBe(newest));
  expect(entries().length).toBeGreaterThan(0);
  expect(entries().filter((path) => before.has(path))).toEqual([]);
  await follow(await main().findByRole('link', { name: 'Volver a las más recientes' }));
  await waitFor(() => expect(first()).toBe(newest));
});

test.each(['/news/crime-1999-01', '/news/Nothing', '/news?area=atlantis'])(
  '%s shows a not-found message with a link to the news',
  async (address) => {
    await openPage(address);
    await title('This news was not found');
    await follow(main().getByRole('link', { name: 'All news' }));
    await title('News');
    expect(location.pathname + location.search).toBe('/news');
  },
);
