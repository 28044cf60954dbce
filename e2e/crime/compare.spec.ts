import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { test } from '../web/test.ts';

const FOUR = '/compare?areas=hollywood,venice,downtown,echo-park';
// An outlier, an incomplete area, one of few reports, an ordinary one.
const STATES = '/compare?areas=vernon,downey,avalon,west-covina';

const chart = (page: Page) => page.getByRole('img', { name: /^Line chart/ });
const rows = (page: Page) => page.getByRole('table', { name: /^All crime,/ }).locator('tbody tr');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen neighborhoods' });

async function openCompare(page: Page, address = FOUR): Promise<void> {
  await page.goto(address);
  await expect(chart(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Types a name and takes it by Enter, once it is offered. */
async function add(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const address of [FOUR, `${STATES}&measure=count`, '/compare']) {
      test(`nothing stands in the way on ${address}`, async ({ page }, info) => {
        await page.goto(address);
        await expect(page.getByRole('combobox').or(chart(page)).first()).toBeVisible();
        if (address !== '/compare') await expect(rows(page)).toHaveCount(4);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        expect(await barriersOn(page)).toEqual([]);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
        await page.screenshot({ path: info.outputPath('compare.png'), fullPage: true });
      });
    }
  });
}

test('its figures are those of the calls', async ({ page, request }) => {
  await openCompare(page);
  const { data_through: through } = await (await request.get('/api/crimes/status')).json();
  const [year, month] = through.split('-').map(Number);
  const ranks = await (await request.get(`/api/neighborhoods/ranks/${month}/${year}`)).json();
  for (const [at, id] of ['hollywood', 'venice', 'downtown', 'echo-park'].entries()) {
    const { trends } = await (await request.get(`/api/neighborhoods/${id}/monthly`)).json();
    const cells = rows(page).nth(at).getByRole('cell');
    await expect(cells.nth(0)).toHaveText(trends.at(-1).crime_count.toLocaleString('en-US'));
    const own = ranks.current.find((one: { neighborhood: string }) => one.neighborhood === id);
    await expect(cells.nth(2)).toHaveText(new RegExp(`^${own.ranking} of \\d+$`));
  }
});

test('says in words which figures are missing, and why', async ({ page }) => {
  await openCompare(page, STATES);
  await expect(rows(page).filter({ hasText: 'Vernon' })).toContainText('N/Aoutlier');
  await expect(rows(page).filter({ hasText: 'Downey' })).toContainText('N/Aincomplete data');
  await expect(rows(page).filter({ hasText: 'Downey' })).toContainText('not comparable');
  await expect(page.getByText(/^A gap is a month with incomplete data/)).toBeVisible();
  await page.getByText('What this does not tell you').click();
  await expect(page.getByText(/The FBI advises against ranking/)).toBeVisible();
});

test('keys alone add and remove, the address follows, and back goes back', async ({ page }) => {
  await page.goto('/compare');
  await page.getByRole('combobox').focus();
  await add(page, 'venice');
  await expect(page).toHaveURL(/\/compare\?areas=venice$/);
  await expect(page.getByRole('combobox')).toBeFocused();
  await add(page, 'hollywood');
  await expect(page).toHaveURL(/\?areas=venice,hollywood$/);
  await expect(page).toHaveTitle('Venice and Hollywood, compared · Townlight');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Venice' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?areas=hollywood$/);
  await expect(page.getByRole('button', { name: 'Remove Hollywood' })).toBeFocused();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});

test('a fourth is the last, and the focus is not lost with the search', async ({ page }) => {
  await openCompare(page, '/compare?areas=hollywood,venice,downtown');
  await page.getByRole('combobox').focus();
  await add(page, 'echo park');
  await expect(chips(page).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('You can compare four. Remove one to add another.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Echo Park' })).toBeFocused();
});

test('a reload and a shared link give the same screen', async ({ page }) => {
  await openCompare(page);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page).toHaveURL(/measure=count$/);
  await expect(page.getByRole('heading', { name: 'Number of Crimes, by month' })).toBeVisible();
  const told = await chart(page).getAttribute('aria-label');
  await page.reload();
  await expect(chart(page)).toHaveAttribute('aria-label', told ?? '');
});

test('an unknown neighborhood is named, and the others are shown', async ({ page }) => {
  await openCompare(page, '/compare?areas=atlantis,venice');
  await expect(page.getByText('There is no neighborhood “atlantis”.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('the chart has a table twin with the same months', async ({ page }) => {
  await openCompare(page);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const table = page.getByRole('region', { name: /^Crimes per 100,000/ }).getByRole('table');
  await expect(table.locator('tbody tr')).toHaveCount(12);
  await expect(table.locator('thead th')).toHaveCount(5);
});

test('each file comes with what must be known of it', async ({ page }) => {
  await openCompare(page);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download (CSV)' }).last().click(),
  ]);
  expect(csv.suggestedFilename()).toBe('neighborhoods-compared.csv');
  const [head, ...lines] = (await textOf(csv)).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'About this file (JSON)' }).last().click(),
  ]);
  expect(json.suggestedFilename()).toBe('neighborhoods-compared.metadata.json');
  const metadata = JSON.parse(await textOf(json));
  expect(metadata).toMatchObject({ file: 'neighborhoods-compared.csv', sample_data: true });
  expect(metadata.page).toBe(page.url());
  expect(metadata.columns.map((column: { name: string }) => column.name).join(',')).toBe(head);
  expect(metadata.period.to).toBe(metadata.data_through);
});

test('leads here from a neighborhood and from the map', async ({ page }) => {
  await page.goto('/neighborhood/venice');
  await page.getByRole('link', { name: 'Compare with other neighborhoods' }).click();
  await expect(page).toHaveURL(/\/compare\?areas=venice$/);
  await expect(chart(page)).toBeVisible();
  await page.goto('/map?area=venice&view=table');
  await page.getByRole('link', { name: 'Compare with other neighborhoods' }).click();
  await expect(page).toHaveURL(/\/compare\?areas=venice$/);
});

test('nothing jumps while it loads, and nothing is lost at 400% zoom', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openCompare(page);
    const total = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(total, `${width} px`).toBeLessThanOrEqual(0.05);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await openCompare(page, STATES);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
