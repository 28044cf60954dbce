import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { openMap, reportName } from './web/safety-map.ts';
import { test } from './web/test.ts';

const legend = (page: Page) => page.getByRole('region', { name: 'Legend' });
const figures = (page: Page) => page.getByRole('article').locator('dl');

test('the first page tells cases, residents, rate and rank of a neighborhood, and the last 255 days', async ({
  page,
}) => {
  await openMap(page, '/');
  await expect(page).toHaveURL(/\/coronavirus$/);
  await expect(page.getByText('Coronavirus Report')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How many coronavirus cases were reported where you live?',
  );
  for (const word of [
    'Lower Infection Rate',
    'Higher Infection Rate',
    'Case numbers are suppressed',
    'No cases/data reported',
  ])
    await expect(legend(page)).toContainText(word);

  // one of a pair that is counted together
  await page.getByRole('combobox').fill('westmont');
  await expect(page.getByRole('option').first()).toContainText('Westmont');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(reportName(page)).toHaveText('Athens and Westmont');
  await expect(reportName(page)).toBeFocused();
  await expect(page).toHaveURL(/area=athens$/);
  await expect(page).toHaveTitle(
    'Athens and Westmont, Coronavirus Map, data ended October 31, 2022 · Townlight',
  );
  const report = page.getByRole('article');
  await expect(report).toContainText('Both neighborhoods are counted together.');
  for (const label of [
    'Coronavirus Case Ranking',
    'Total Cases',
    'Population',
    'Infection Rate (per 100K)',
  ])
    await expect(figures(page)).toContainText(label);

  const chart = report.getByRole('img', { name: /^Daily cases in Athens and Westmont from / });
  await expect(chart.getByText('Last 255 days')).toBeVisible();
  await expect(report.getByText('7-day average')).toBeVisible();
  await chart.hover();
  await expect(report.getByText(/\(7-day average [\d.,]+\)/)).toBeVisible();
  await report.getByRole('button', { name: 'Show as table' }).click();
  await expect(report.getByRole('row')).toHaveCount(256);
  await expect(report.getByRole('row').nth(1)).toContainText('Oct 31, 2022');

  await report.getByText('Where do the numbers come from?').click();
  await expect(report.getByText('invented to show the site').first()).toBeVisible();
  await expect(
    report.getByText('The series has ended; there will be no newer figures.'),
  ).toBeVisible();
});

test('a suppressed count, and an area without reports, say so in place of figures', async ({
  page,
}) => {
  await openMap(page, '/coronavirus?area=irwindale');
  const report = page.getByRole('article');
  await expect(report).toContainText('Case numbers are suppressed: to protect people’s privacy');
  await expect(figures(page)).toContainText('1 to 4 cases');
  await expect(figures(page).getByText('N/A')).toHaveCount(2);
  const map = await page.getByTestId('map').boundingBox();
  const x = (map?.x ?? 0) + (map?.width ?? 0) / 2;
  const y = (map?.y ?? 0) + (map?.height ?? 0) / 2;
  // a map that still moves takes the label away, and the next move of the pointer brings it back
  await expect(async () => {
    await page.mouse.move(x + 2, y);
    await page.mouse.move(x, y);
    await expect(page.getByText(/^Population: 1,470$/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Case numbers are suppressed', { exact: true })).toHaveCount(2);
  await expect(page.getByTestId('map')).toHaveAttribute('data-painted', /-3:4\b/);

  const [status] = (await (await page.request.get('/api/health/coronavirus_status')).json()) as {
    without_reports: { neighborhood: string }[];
  }[];
  const without = status?.without_reports[0]?.neighborhood as string;
  await page.goto(`/coronavirus?area=${without}`);
  await expect(report).toContainText('no cases or data were reported for this area');
  await expect(figures(page)).toHaveCount(0);
});

test('the table is the map by keyboard, and a file says what it holds', async ({ page }) => {
  await page.goto('/coronavirus?view=table');
  await page.getByRole('button', { name: 'Rate per 100K' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(0)).toHaveText('1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Download \(CSV\)/ })
      .first()
      .click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\n')[0]).toContain(
    'id,name,rank,infection_rate_per_100k,total_cases,population,note,date',
  );
  const irwindale = csv.split('\n').find((line) => line.startsWith('irwindale,'));
  expect(irwindale).toMatch(/^irwindale,Irwindale,,,,1470,Case numbers are suppressed,2022-10-31/);
});

test('the way of counting is told with its sources, areas and constants', async ({ page }) => {
  await page.goto('/about/coronavirus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How coronavirus is counted');
  await expect(page.getByText('fewer than 1,000 residents')).toBeVisible();
  await expect(page.getByText('the last 255 days of the series')).toBeVisible();
  await page.getByText(/\d+ neighborhoods with reports/).click();
  await expect(page.getByRole('rowheader', { name: 'Athens and Westmont' })).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, ...(width < 960 && { hasTouch: true }) });

    test(`nothing stands in the way at ${width} px`, async ({ page }) => {
      await openMap(page, '/coronavirus?area=venice');
      await expect(page.getByRole('img', { name: /^Daily cases in Venice/ })).toBeAttached();
      // it has nothing to filter by
      await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(0);
      expect(await barriersOn(page)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });
  });
}

test('Spanish readers have the same page in their words', async ({ page }) => {
  await page.goto('/es/coronavirus?area=venice');
  await expect(page).toHaveTitle(
    'Venice, mapa del coronavirus, los datos terminan el 31 de octubre de 2022 · Townlight',
  );
  await expect(figures(page)).toContainText('Tasa de contagio (por cada 100,000)');
  await expect(page.getByText('Últimos 255 días', { exact: true })).toBeVisible();
});

test('on paper the map is a picture, and the report is whole and says where it is from', async ({
  page,
}) => {
  await openMap(page, '/coronavirus?area=venice');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/^Printed on \w+ \d+, \d{4} from http.*\/coronavirus\?area=venice$/),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  // what is folded on the screen stands open
  await expect(page.getByText('Home tests that nobody reported are not included.')).toBeVisible();
  const paper = await page.evaluate(() => {
    const report = document.getElementById('report') as HTMLElement;
    const picture = document.querySelector<HTMLCanvasElement>(
      'canvas:not(.maplibregl-canvas)',
    ) as HTMLCanvasElement;
    const { data } = (picture.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      picture.width,
      picture.height,
    );
    const colors = new Set(new Uint32Array(data.buffer));
    return {
      cut: report.scrollHeight - report.clientHeight,
      colors: colors.size,
      width: picture.getBoundingClientRect().width,
    };
  });
  expect(paper.cut).toBeLessThanOrEqual(0);
  expect(paper.colors).toBeGreaterThan(20);
  expect(paper.width).toBeGreaterThan(200);
});
