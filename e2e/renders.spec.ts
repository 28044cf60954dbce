import { expect, type Page } from '@playwright/test';
import { rendersDuring, watchRenders } from './web/count-renders.ts';
import { choose, openMap, reportName } from './web/safety-map.ts';
import { settled as nothingAsked } from './web/settled.ts';
import { test } from './web/test.ts';

/** The parts of the map's page. */
const PARTS = {
  map: '[data-testid=map]',
  legend: 'section[aria-label=Legend]',
  report: '#report article',
  // its head: a link of a row hangs on the address, wherever it leads
  breakdown: '#report article table thead',
  search: '#report [role=combobox], #report search',
  rows: 'tbody tr',
} as const;

test.beforeEach(async ({ page }) => {
  // no flight over the map: its frames are not what is counted
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchRenders(page);
});

/** The figures are there and nothing is on its way, the base map's parts either. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('How this is counted').first()).toBeAttached();
  await nothingAsked(page);
}

test('the pointer over the map renders its label and nothing else', async ({ page }) => {
  await openMap(page, '/map?area=hollywood');
  await settled(page);
  const box = await page.locator('[data-testid=map]').boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const renders = await rendersDuring(page, PARTS, async () => {
    for (let step = 0; step < 8; step++) await page.mouse.move(x + step * 12, y - 60 + step * 9);
    await expect(page.getByText(/^Rank \d+ of \d+$/)).toBeVisible();
  });
  expect(renders.anything).toBeGreaterThan(0);
  expect(renders).toMatchObject({ legend: 0, report: 0, breakdown: 0, search: 0 });
});

test('the report’s chart says a rate, and the map and the table of kinds stay as they are', async ({
  page,
}) => {
  await openMap(page, '/map?area=hollywood');
  await settled(page);
  const renders = await rendersDuring(page, PARTS, async () => {
    await page.getByRole('button', { name: 'Rate', exact: true }).click();
    await expect(page).toHaveURL(/measure=rate/);
    await expect(page.getByRole('heading', { name: /^Crimes per 100,000/ })).toBeVisible();
  });
  expect(renders.report).toBeGreaterThan(0);
  expect(renders).toMatchObject({ map: 0, legend: 0, breakdown: 0 });
});

test('the pointer over the bars renders the chart alone', async ({ page }) => {
  await openMap(page, '/map?area=hollywood');
  await settled(page);
  const chart = page.getByRole('img', { name: /^Bar chart/ });
  const box = await chart.boundingBox();
  const renders = await rendersDuring(page, PARTS, async () => {
    await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 90);
    await page.mouse.move((box?.x ?? 0) + 140, (box?.y ?? 0) + 90);
  });
  expect(renders.report).toBeGreaterThan(0);
  expect(renders).toMatchObject({ map: 0, legend: 0, breakdown: 0, search: 0 });
});

test('another area of the table renders two rows of all', async ({ page }) => {
  await page.goto('/map?view=table&area=hollywood');
  await settled(page);
  const rows = page.locator('section[aria-label^="Crime by area"] tbody tr');
  await expect(rows.nth(200)).toBeAttached();
  await expect(reportName(page)).toHaveText('Hollywood');
  const renders = await rendersDuring(
    page,
    { ...PARTS, rows: 'section[aria-label^="Crime by area"] tbody tr' },
    async () => {
      await page.getByRole('button', { name: 'Acton', exact: true }).click();
      await expect(reportName(page)).toHaveText('Acton');
    },
  );
  // a row is some twenty components: itself, its cells, and what the kit makes them of; there are 272 rows
  const whole = await rendersDuring(
    page,
    { rows: 'section[aria-label^="Crime by area"] tbody tr' },
    () => page.getByRole('searchbox', { name: 'Search this table' }).fill('acton'),
  );
  expect(renders.rows).toBeGreaterThan(0);
  expect(renders.rows).toBeLessThanOrEqual(60);
  expect(whole.rows).toBeLessThanOrEqual(30);
});

test('a filter recolors the map: no shape goes to the map’s worker again', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: number[] = [];
    Object.assign(window, { sentToWorkers: sent });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...words: unknown[]) {
      sent.push(JSON.stringify(words[0])?.length ?? 0);
      return Reflect.apply(post, this, words);
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/geojson|\.pmtiles/.test(request.url())) asked.push(request.url());
  });
  await openMap(page);
  await settled(page);
  const atFirst = await page.evaluate(() => Reflect.get(window, 'sentToWorkers') as number[]);
  // the areas went there once
  expect(Math.max(...atFirst)).toBeGreaterThan(20_000);
  asked.length = 0;
  await page.evaluate(() => {
    (Reflect.get(window, 'sentToWorkers') as number[]).length = 0;
    performance.clearMarks('areas-drawn');
  });
  await choose(page, 'Time Period', 'Last 12 months');
  await page.waitForFunction(() => performance.getEntriesByName('areas-drawn').length > 0);
  await settled(page);
  const afterward = await page.evaluate(() => Reflect.get(window, 'sentToWorkers') as number[]);
  expect(asked).toEqual([]);
  expect(Math.max(0, ...afterward)).toBeLessThan(20_000);
});
