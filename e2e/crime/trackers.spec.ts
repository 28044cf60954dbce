import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { drawnByScript } from '../web/drawn-by-script.ts';
import { notice } from '../web/notices.ts';
import { standInOurLetters } from '../web/our-letters.ts';
import { test } from '../web/test.ts';

const chart = (page: Page) => page.getByRole('img', { name: /number of crimes by month/ });
const headline = (page: Page) =>
  page.getByRole('heading', {
    name: /reported|reports of|on record|reportados|reportes de|registros/,
  });
const rows = (page: Page) => page.getByRole('table').last().locator('tbody tr');

async function openTracker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(headline(page)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function linesOf(download: Download): Promise<string[]> {
  return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const address of [
      '/neighborhood/hollywood',
      '/neighborhood/downey?history=yearly',
      '/neighborhood/vernon',
      '/crime/burglary',
      '/crime/burglary?partition=zipcodes&history=yearly',
    ]) {
      test(`nothing stands in the way on ${address}`, async ({ page }) => {
        const faults: string[] = [];
        page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        page.on('pageerror', (error) => faults.push(error.message));
        await openTracker(page, address);
        expect(await barriersOn(page)).toEqual([]);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
        expect(faults).toEqual([]);
      });
    }
  });
}

test.describe('a neighborhood', () => {
  test('shows its name, its residents, a year of months, ten crimes and its rank', async ({
    page,
  }) => {
    await openTracker(page, '/neighborhood/hollywood');
    await expect(page).toHaveTitle('Hollywood, crime by month · Townlight');
    await expect(page.getByRole('heading', { level: 1, name: 'Hollywood' })).toBeVisible();
    await expect(page.getByText(/^[\d,]+ residents\./)).toBeVisible();
    await expect(chart(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByText(/^\d+ of \d+ ranked neighborhoods$/)).toBeVisible();
    await expect(
      page.getByText(
        /^(Rank \d+ → \d+ \(1 = highest rate\) since|Same rank as|No clear change from) [A-Z][a-z]+$/,
      ),
    ).toBeVisible();
  });

  test('its figures are those of the calls', async ({ page, request }) => {
    await openTracker(page, '/neighborhood/hollywood');
    const { trends } = await (await request.get('/api/neighborhoods/hollywood/monthly')).json();
    const { crime_count: count, month, year } = trends.at(-1);
    await expect(headline(page)).toHaveText(
      new RegExp(`^${count.toLocaleString('en-US')} crimes reported in `),
    );
    const kinds = await (
      await request.get('/api/neighborhoods/crime_ranking?neighborhood=hollywood')
    ).json();
    await expect(rows(page).locator('td:nth-of-type(1)')).toHaveText(
      kinds
        .slice(0, 10)
        .map((kind: { total_crimes: number }) => kind.total_crimes.toLocaleString('en-US')),
    );
    const ranks = await (await request.get(`/api/neighborhoods/ranks/${month}/${year}`)).json();
    const rank = ranks.current.find(
      (one: { neighborhood: string }) => one.neighborhood === 'hollywood',
    ).ranking;
    await expect(
      page.getByText(new RegExp(`^${rank} of \\d+ ranked neighborhoods$`)),
    ).toBeVisible();
  });

  test('a search result changes the address without a reload', async ({ page }) => {
    await openTracker(page, '/neighborhood/hollywood?history=yearly');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const search = page.getByRole('search', { name: 'Search for a Neighborhood' });
    await search.getByRole('combobox').fill('acton');
    await search.getByRole('option', { name: 'Acton', exact: true }).click();
    await expect(page).toHaveURL(/\/neighborhood\/acton\?history=yearly$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Acton' })).toBeVisible();
    await expect(headline(page)).toContainText('in the 12 months through');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Hollywood' })).toBeVisible();
  });

  test('Last Year tells of twelve months, and a reload keeps it', async ({ page }) => {
    await openTracker(page, '/neighborhood/hollywood');
    await page.getByRole('button', { name: 'Last Year' }).click();
    await expect(page).toHaveURL(/history=yearly/);
    await expect(headline(page)).toContainText('in the 12 months through');
    await expect(page.getByText(/(since|as|from) the 12 months before$/)).toBeVisible();
    const told = await headline(page).textContent();
    await page.reload();
    await expect(headline(page)).toHaveText(told ?? '');
    await page.getByRole('button', { name: 'Last Month' }).click();
    await expect(page).toHaveURL(/\/neighborhood\/hollywood$/);
  });

  test('a month is chosen, and stands in the address', async ({ page }) => {
    await openTracker(page, '/neighborhood/hollywood');
    const months = page.getByLabel('Month', { exact: true });
    const label = await months.locator('option').nth(2).textContent();
    await months.selectOption({ index: 2 });
    await expect(page).toHaveURL(/\/neighborhood\/hollywood\/\d+\/\d{4}$/);
    await page.reload();
    await expect(months.locator('option:checked')).toHaveText(label ?? '');
    await expect(headline(page)).toContainText(/in [A-Z][a-z]+ \d{4}$/);
  });

  test('all its crimes can be seen, each leads to the page of the crime', async ({ page }) => {
    await openTracker(page, '/neighborhood/hollywood');
    await page.getByRole('button', { name: /^See all/ }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
    await page.getByRole('link', { name: 'Burglary', exact: true }).click();
    await expect(page).toHaveURL(/\/crime\/burglary\?area=hollywood$/);
    await expect(rows(page).filter({ hasText: 'Hollywood' }).first()).toBeVisible();
  });

  test('an outlier is told as the specification words it', async ({ page }) => {
    await openTracker(page, '/neighborhood/vernon');
    await expect(page.getByText('N/A').first()).toBeVisible();
    await expect(
      page.getByText(/^Given this area.s extraordinarily high crimes\/population ratio/),
    ).toContainText(/\d+ people live here: a rate needs at least 1,000 residents\./);
  });

  test('a month that was not supplied is not zero: it says by whom, and leads to the last full one', async ({
    page,
  }) => {
    await page.goto('/neighborhood/downey');
    await expect(
      page.getByText('Downey Police Department has not supplied October 2026.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Last full month: May 2026' }).click();
    await expect(page).toHaveURL(/\/neighborhood\/downey\/5\/2026$/);
    await expect(headline(page)).toHaveText(/reported in May 2026/);
  });

  test('its map selects a neighbor', async ({ page }) => {
    await openTracker(page, '/neighborhood/hollywood');
    const map = page.locator('[data-drawn=true]');
    await page.getByRole('link', { name: 'All neighborhoods as a table' }).scrollIntoViewIfNeeded();
    await expect(map).toBeVisible({ timeout: 30_000 });
    // pressed again where the map still moved under the press, or the page over it
    await expect(async () => {
      const box = await map.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 60);
      await expect(page).not.toHaveURL(/hollywood$/, { timeout: 3_000 });
    }).toPass();
    await expect(headline(page)).toBeVisible();
  });

  test('its figures are downloaded as CSV', async ({ page }) => {
    await openTracker(page, '/neighborhood/hollywood');
    const waiting = page.waitForEvent('download');
    await page
      .getByRole('list', { name: 'Save and share' })
      .getByRole('button', { name: 'Download (CSV)' })
      .click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('hollywood-crimes.csv');
    const lines = await linesOf(download);
    expect(lines[0]).toMatch(
      /^from,to,id,name,crime_type,reports,residents,rate_per_100000_residents/,
    );
    expect(lines.length).toBeGreaterThan(10);
  });

  test('its report fits on one page of paper, and whom to ask stands on another', async ({
    page,
  }) => {
    const sheets = async () => {
      const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
      return paper.toString('latin1').match(/\/Type \/Page\b/g);
    };
    await standInOurLetters(page);
    await openTracker(page, '/neighborhood/hollywood');
    const list = page.getByRole('region', { name: 'Who to ask in Hollywood' });
    await expect(list.getByRole('link', { name: '911' })).toHaveCount(1);
    expect(await sheets()).toHaveLength(2);
    await list.evaluate((section) => section.remove());
    expect(await sheets()).toHaveLength(1);
  });

  test('figures that cannot be loaded are told quietly, and can be tried again', async ({
    page,
  }) => {
    await drawnByScript(page);
    await page.route('**/hollywood/monthly*', (route) =>
      route.fulfill({ status: 500, json: { message: 'no', error: true } }),
    );
    await page.goto('/neighborhood/hollywood');
    await expect(
      page.locator('main').getByText('The figures could not be loaded').first(),
    ).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    const atAGlance = page.getByRole('region', { name: 'Crime', exact: true });
    await expect(atAGlance.getByRole('alert')).toHaveText(
      'This could not be loaded. The site answered with an error.Try again',
    );
    await page.unroute('**/hollywood/monthly*');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
      await expect(again).toHaveCount(0, { timeout: 3_000 });
    }).toPass();
    await expect(headline(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a crime', () => {
  test('shows the county’s year and at most ten neighborhoods', async ({ page }) => {
    await openTracker(page, '/crime/burglary');
    await expect(page).toHaveTitle('Burglary by neighborhood and month · Townlight');
    await expect(chart(page)).toBeVisible();
    expect(await rows(page).count()).toBeLessThanOrEqual(10);
    await page.getByRole('button', { name: /^See all/ }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(200);
    await rows(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/neighborhood\/[a-z-]+$/);
  });

  test('its chart and ranking are those of the calls', async ({ page, request }) => {
    await openTracker(page, '/crime/burglary?history=yearly');
    const ranking: { id: string; ranking: number | null; total_crimes: number }[] = await (
      await request.get('/api/crimes/neighborhood_ranking?crime=burglary&aggregation=yearly')
    ).json();
    const rated = ranking.filter((row) => row.ranking !== null && row.total_crimes >= 10);
    await expect(rows(page).locator('td:nth-of-type(2)')).toHaveText(
      rated.slice(0, 10).map((row) => row.total_crimes.toLocaleString('en-US')),
    );
  });

  test('is ranked by zip code, by year, and keeps both in the address', async ({ page }) => {
    await openTracker(page, '/crime/burglary');
    await page.getByRole('button', { name: 'Zip codes' }).click();
    await expect(rows(page).first().locator('th')).toContainText(/^9\d{4}/);
    await page.getByRole('button', { name: 'Last Year' }).click();
    await expect(page).toHaveURL(/partition=zipcodes/);
    await expect(page).toHaveURL(/history=yearly/);
    await expect(headline(page)).toContainText('in the 12 months through');
  });

  test('is named by slug or by its name', async ({ page }) => {
    await openTracker(page, '/crime/Theft%20From%20Vehicle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theft From Vehicle');
    await openTracker(page, '/crime/theft-from-vehicle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theft From Vehicle');
  });

  test('another crime and a neighborhood are found by name', async ({ page }) => {
    await openTracker(page, '/crime/burglary');
    const crimes = page.getByRole('search', { name: 'Another crime' });
    await crimes.getByRole('combobox').fill('arson');
    await expect(crimes.getByRole('option').first()).toHaveText('Arson');
    await crimes.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/crime\/arson$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arson');
    const places = page.getByRole('search', { name: 'Search for a Neighborhood' });
    await places.getByRole('combobox').fill('acton');
    await places.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/neighborhood\/acton$/);
  });

  test('the caution on rankings is one tap away', async ({ page }) => {
    await openTracker(page, '/crime/burglary');
    await page.getByText('What this does not tell you').click();
    await expect(page.getByText(/The FBI advises against ranking/)).toBeVisible();
  });
});

for (const [from, to, told] of [
  ['/neighborhood', '/neighborhood/downtown', null],
  ['/crime', '/crime/burglary', null],
  ['/neighborhood/atlantis', '/neighborhood/downtown', 'There is no neighborhood “atlantis”.'],
  ['/crime/piracy', '/crime/burglary', 'There is no crime type “piracy”.'],
  [
    '/neighborhood/hollywood/1/1999',
    '/neighborhood/hollywood',
    'There are no complete records for that month. Records here run from October 2023 to October 2026.',
  ],
] as const) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto('/about/data');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    // once, and it stays
    if (told !== null)
      await expect(page.getByRole('alert').filter({ hasText: told })).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
    await expect(headline(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about/data');
  });
}

for (const [address, most] of [
  ['/neighborhood/hollywood', 202],
  // with the names that the server knows in English
  ['/es/neighborhood/hollywood', 205],
] as const) {
  test(`at most ${most} KB of code come before a tracker can be read: ${address}`, async ({
    page,
  }) => {
    const loads: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.endsWith('.js')) return;
      loads.push(
        request.sizes().then(
          (sizes) => sizes.responseBodySize,
          // what still comes when the page is closed
          () => 0,
        ),
      );
    });
    // On a phone the map is further down, and comes when it is near.
    await page.setViewportSize({ width: 390, height: 844 });
    await openTracker(page, address);
    const total = (await Promise.all(loads)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(most * 1024);
  });
}

test('at 400% zoom nothing is lost sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/neighborhood/hollywood', '/crime/theft-from-vehicle']) {
    await openTracker(page, address);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, address).toBeLessThanOrEqual(320);
  }
});

test('a neighborhood is told at a glance, each subject in a sentence, a chart and a link', async ({
  page,
}) => {
  await page.goto('/neighborhood/venice');
  const glance = page.getByRole('region', { name: 'At a glance' });
  const crime = glance.getByRole('region', { name: 'Crime' });
  await expect(crime).toContainText(/[\d,]+ crimes reported in the 12 months through \w+ \d{4}\./);
  await expect(crime.getByRole('img', { name: /^Bar chart of crimes,/ })).toBeVisible();
  const air = glance.getByRole('region', { name: 'Air quality' });
  await expect(air).toContainText(/The air is .+PM2.5 AQI \d+/);
  await expect(air.getByRole('img', { name: /^Bar chart of the PM2.5 AQI/ })).toBeVisible();
  await crime.getByRole('link', { name: 'On the Crime Map' }).click();
  await expect(page).toHaveURL('/map?area=venice');
});
