import { expect } from '@playwright/test';
import { drawnByScript } from '../web/drawn-by-script.ts';
import { choose, openMap, reportName } from '../web/safety-map.ts';
import { settled } from '../web/settled.ts';
import { test } from '../web/test.ts';

test('a click on the map selects an area and shows its report', async ({ page }) => {
  await openMap(page);
  const map = page.locator('[data-drawn]');
  const width = (await map.boundingBox())?.width ?? 0;
  await map.click({ position: { x: width / 2, y: 330 } });
  await expect(reportName(page)).not.toBeEmpty();
  await expect(page).toHaveURL(/area=[a-z-]+/);
  await expect(page.getByRole('article').getByText('Crime Ranking')).toBeVisible();
});

test('keys alone find an area by name and lead to its report', async ({ page }) => {
  const { data_through: through } = await (await page.request.get('/api/crimes/status')).json();
  await openMap(page);
  await page.getByRole('combobox').focus();
  await page.keyboard.type('hollyw');
  await expect(page.getByRole('option')).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(reportName(page)).toHaveText('Hollywood');
  await expect(reportName(page)).toBeFocused();
  await expect(page).toHaveTitle('Hollywood, Crime Map · Townlight');
  const month = new Date(`${through}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long' });
  await expect(page.getByRole('article')).toContainText(month);
});

test('keys alone select an area in the table, which shows the same selection', async ({ page }) => {
  await page.goto('/map?view=table&area=hollywood');
  const row = page.getByRole('button', { name: 'Acton', exact: true });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(reportName(page)).toHaveText('Acton');
});

test('the table sorts first descending, then ascending, and is searched', async ({ page }) => {
  await page.goto('/map?view=table');
  const rows = page.locator('tbody tr');
  const counts = async () =>
    (await rows.locator('td:nth-of-type(2)').allTextContents()).map((text) =>
      text === 'N/A' ? text : Number(text.replaceAll(',', '')),
    );
  await expect(rows).toHaveCount(272);
  await page.getByRole('button', { name: 'Reports' }).click();
  const told = (await counts()).filter((count) => typeof count === 'number');
  // what is not on record comes last in either order
  const unknown = Array.from({ length: 272 - told.length }, () => 'N/A');
  const falling = told.toSorted((a, b) => b - a);
  await expect.poll(counts).toEqual([...falling, ...unknown]);
  await page.getByRole('button', { name: 'Reports' }).click();
  await expect.poll(counts).toEqual([...falling.toReversed(), ...unknown]);
  await page.getByRole('searchbox').fill('hollywood');
  await expect(rows.filter({ hasNotText: /hollywood/i })).toHaveCount(0);
  await expect(rows).not.toHaveCount(0);
});

test('a filter asks for figures, never for the outlines again', async ({ page }) => {
  await openMap(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await choose(page, 'Time Period', 'Last 12 months');
  await expect(page.getByRole('region', { name: 'Legend' })).toContainText(' to ');
  await choose(page, 'Mode', 'Trajectory');
  await expect(page.getByText('No clear change', { exact: true })).toBeVisible();
  await expect.poll(() => asked).toContain('/api/neighborhoods/crimes');
  await expect.poll(() => asked).toContain('/api/neighborhoods/compare/crimes');
  expect(asked.filter((path) => path.endsWith('/geojson'))).toEqual([]);
});

test('crime types wait for a category, and All is chosen when nothing is', async ({ page }) => {
  await openMap(page);
  const types = page.getByRole('button', { name: /^Crime Types/ });
  await expect(types).toBeDisabled();
  await choose(page, 'Crime category', 'Everything on record');
  await expect(page).toHaveURL(/basket=everything/);
  await expect(types).toBeDisabled();
  await choose(page, 'Crime category', 'Violent Crime');
  await expect(page).not.toHaveURL(/basket/);
  await expect(types).toBeEnabled();
  await types.click();
  const all = page.getByRole('option', { name: 'All', exact: true });
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('option').nth(1).click();
  await expect(all).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/bb=.*sb=/);
});

test('where no area can be rated the legend offers 12 months', async ({ page }) => {
  await openMap(page, '/map?bb=Property+Crime&sb=Arson');
  const legend = page.getByRole('region', { name: 'Legend' });
  await expect(legend).toContainText('No area has enough reports for a rate in this period.');
  await legend.getByRole('link', { name: 'Show the last 12 months' }).click();
  await expect(page).toHaveURL(/period=12&bb=Property\+Crime&sb=Arson/);
});

test('a custom period is two months in the right order', async ({ page }) => {
  await openMap(page);
  await choose(page, 'Time Period', 'Custom…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From: Year').selectOption('2012');
  await expect(dialog.getByRole('status')).toHaveText(/^Records begin in October 2023\./);
  await dialog.getByLabel('From: Year').selectOption('2025');
  await dialog.getByLabel('From: Month').selectOption('March');
  await expect(dialog.getByText(/^Records begin/)).toHaveCount(0);
  await dialog.getByLabel('To: Year').selectOption('2025');
  await dialog.getByLabel('To: Month').selectOption('January');
  await expect(dialog.getByRole('alert')).toContainText('must not be later');
  await expect(dialog.getByRole('button', { name: 'Show' })).toBeDisabled();
  await dialog.getByLabel('To: Month').selectOption('May');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/period=custom&from=2025-03&to=2025-05/);
});

test('other boundaries and another mode clear the selection', async ({ page }) => {
  await openMap(page, '/map?area=hollywood');
  await choose(page, 'Boundaries', 'Zip codes');
  await expect(page).toHaveURL(/\?partition=zipcodes$/);
  await expect(reportName(page)).toHaveCount(0);
});

const ADDRESSES = [
  '/map?mode=traj&area=venice',
  '/map?period=12&area=downtown&report=closed',
  '/map?period=custom&from=2025-03&to=2025-05&area=pasadena',
  '/map?partition=zipcodes&area=90028',
  '/map?view=table&period=12&area=acton',
  '/map/place?view=table&mode=traj',
];
for (const address of ADDRESSES) {
  test(`a reload gives the same screen: ${address}`, async ({ page }) => {
    const screen = async () => {
      const isMap = !address.includes('table');
      await expect(page.getByRole('group', { name: 'Show as' })).toBeVisible();
      if (!isMap) await expect(page.getByRole('row').nth(5)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Legend' })).toHaveCount(isMap ? 1 : 0);
      await expect(page.getByText('Loading the map')).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      if (address.includes('area=') && !address.includes('closed')) {
        await expect(page.getByRole('heading', { name: /^Number of Crimes, / })).toBeVisible();
      }
      return page.locator('main').ariaSnapshot();
    };
    await page.goto(address);
    await settled(page);
    const before = await screen();
    await page.reload();
    await expect.poll(screen).toBe(before);
    expect(page.url()).toContain(address);
  });
}

test('where no map can be drawn the table stands in', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/map');
  await expect(page.getByText('This browser cannot draw the map')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hollywood', exact: true })).toBeVisible();
});

test('figures that cannot be loaded are asked for again', async ({ page }) => {
  let broken = true;
  await drawnByScript(page);
  await page.route('**/api/neighborhoods/crimes?*detail=totals*', (route) =>
    broken
      ? route.fulfill({ status: 503, json: { message: 'not now', error: true } })
      : route.continue(),
  );
  await page.goto('/map?area=hollywood');
  await expect(page.getByText('The figures could not be loaded.')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').getByText('Crime Ranking')).toBeVisible();
  await expect(page.getByText('The figures could not be loaded.')).toBeHidden();
});

test('the chart has a table and a file of the same figures', async ({ page }) => {
  await openMap(page, '/map?area=hollywood');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Year before' })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download (CSV)' }).click();
  expect((await waiting).suggestedFilename()).toBe('hollywood-crimes-by-month.csv');
});

test('a page is shared by popup, by code and by address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = (...words) => {
      document.title = words.join(' ');
      return null;
    };
  });
  await openMap(page, '/map?area=hollywood');
  const pick = async (name: string) => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await pick('Facebook');
  await expect(page).toHaveTitle(/facebook.*area%3Dhollywood .*width=550,height=420/);
  await pick('Copy Link');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/map?area=hollywood`,
  );
  await pick('WeChat');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('on a phone the filters are a sheet and the report a sheet over the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, '/map?area=hollywood');
  await expect(reportName(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Time Period').selectOption('12');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page).toHaveURL(/period=12/);
});

test('the report is hidden and shown again, and the address knows', async ({ page }) => {
  await openMap(page);
  const report = page.getByRole('complementary', { name: 'Crime Report' });
  await expect(report.getByRole('combobox')).toHaveAttribute(
    'placeholder',
    'Type in your neighborhood to generate report',
  );
  await page.getByRole('button', { name: 'Hide the report' }).click();
  await expect(report).toHaveCount(0);
  await expect(page).toHaveURL(/report=closed/);
  await page.getByRole('button', { name: 'Show the Crime Report' }).click();
  await expect(report).toBeVisible();
});

test('the five filters stand over the map of larger screens', async ({ page }) => {
  await page.goto('/map?view=table');
  const filters = page.getByRole('region', { name: 'Filters' }).getByRole('button');
  await expect(filters).toHaveText([
    /^Mode Crime rate/,
    /^Time Period Last month/,
    /^Crime category All/,
    /^Crime Types All/,
    /^Boundaries Neighborhoods/,
  ]);
});

test('the legend says what the colors mean in either mode', async ({ page }) => {
  await openMap(page);
  const legend = page.getByRole('region', { name: 'Legend' });
  await expect(legend).toContainText(/Lower Crime Rate.*Higher Crime Rate/);
  await expect(legend).toContainText('Incomplete Data and Outliers');
  await expect(legend).toContainText(/The color changes at [\d,.]+(; [\d,.]+){4}\./);
  await expect(legend).toContainText(/Per 100,000 residents; \d+ (to \d+ )?areas in each color\./);
  // on paper, too
  await page.emulateMedia({ media: 'print' });
  const edges = legend.locator('[class*=edges] [aria-hidden]');
  await expect(edges).toHaveCount(5);
  for (const edge of await edges.all()) await expect(edge).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await choose(page, 'Mode', 'Trajectory');
  await expect(legend).toContainText(/Trending lower.*Trending higher/);
  await expect(legend).toContainText(/\d+ areas? lower, \d+ with no clear change, \d+ higher\./);
});

test('a line moves while figures are on their way', async ({ page }) => {
  await page.goto('/map?view=table');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/neighborhoods/crimes?*', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, 'Time Period', 'Last 12 months');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('progressbar').locator('span')).toBeVisible();
  answer();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the report tells rank, all crime, rate, and the last 12 months', async ({ page }) => {
  await page.goto('/map?view=table&area=hollywood');
  const report = page.getByRole('article');
  await expect(report.getByText('Crime Ranking', { exact: true })).toBeVisible();
  await expect(report.getByText('All Crime', { exact: true })).toBeVisible();
  await expect(report.getByText(/^Crime Rate per 100,000 residents/)).toBeVisible();
  await expect(
    report.getByRole('heading', { name: 'Number of Crimes, Last 12 months' }),
  ).toBeVisible();
  await expect(report.getByText(/^Policed by /)).toBeVisible();
});

test('the report leads to the page of the area and of each crime, the page to all others', async ({
  page,
}) => {
  await page.goto('/map?area=hollywood');
  await expect(page.getByRole('link', { name: 'More about Hollywood' })).toHaveAttribute(
    'href',
    '/neighborhood/hollywood',
  );
  await expect(page.getByRole('row').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/crime\/[a-z-]+\?area=hollywood$/,
  );
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'Compare neighborhoods' })).toBeAttached();
});

test('the chart of a custom period shows its months, and says so on its axis', async ({ page }) => {
  await page.goto('/map?area=hollywood&period=custom&from=2024-01&to=2025-12');
  const chart = page.getByRole('region', { name: 'Crime Report' }).or(page.locator('#report'));
  await expect(chart.getByText('Number of Crimes, Jan 2024 to Dec 2025')).toBeVisible();
  await expect(chart.locator('svg text', { hasText: 'Jan 2024 to Dec 2025' })).toBeVisible();
  await expect(chart.locator('svg text', { hasText: /^Number of Crimes$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('rowheader', { name: /^[A-Z][a-z]{2} 202[45]$/ })).toHaveCount(24);
});

test('an incomplete area is told as the specification words it, without statistics', async ({
  page,
}) => {
  await page.goto('/map?view=table&area=downey');
  const report = page.getByRole('article');
  await expect(
    report.getByText(
      'Incomplete data! We do not have all the crime data for this area. We decided not to give it orange shading but rather shade it grey. Once we add the missing data, we will add it to our color scale.',
    ),
  ).toBeVisible();
  await expect(report.getByText('Crime Ranking')).toHaveCount(0);
});

test('no field takes more than 500 characters', async ({ page }) => {
  for (const address of ['/map?view=table', '/neighborhood/hollywood', '/crime/burglary']) {
    await page.goto(address);
    await expect(page.getByRole('table').first()).toBeVisible();
    await settled(page);
    const limits = await page
      .locator('main input:not([type=range])')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).maxLength));
    expect(limits.length, address).toBeGreaterThan(0);
    for (const limit of limits) {
      expect(limit, address).toBeGreaterThan(0);
      expect(limit, address).toBeLessThanOrEqual(500);
    }
  }
});
