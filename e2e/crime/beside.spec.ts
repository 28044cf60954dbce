import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { endOfMonth, startOfMonth, yearMonth } from '@townlight/domain/time';
import { settled } from '../web/settled.ts';
import { test } from '../web/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const chart = (page: Page) => page.getByRole('img', { name: /^Bar chart of crimes per 100,000/ });
const slider = (page: Page) => page.getByRole('slider', { name: 'Month by month' });
const lines = (page: Page) => page.locator('svg [data-line]');
interface Area {
  readonly id: string;
  readonly population: number | null;
  readonly total_crime_count: number;
  readonly complete: boolean;
  readonly recorded: boolean;
}

const per100K = (rate: number) => Math.round(rate * 100_000).toLocaleString('en-US');

test('rates stand beside those of the county and of areas with about as many residents', async ({
  page,
  request,
}) => {
  const rates = await (
    await request.get('/api/neighborhoods/venice/monthly/similar?months=36')
  ).json();
  const [county, similar] = [rates.county.months.at(-1), rates.similar.months.at(-1)];
  await page.goto('/neighborhood/venice');
  await settled(page);
  await expect(lines(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare with the county' }).press('Enter');
  await expect(page).toHaveURL(/measure=rate/);
  await expect(page.getByText(/^Dashed: Los Angeles County\. Dotted: areas with/)).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  const back = page.getByRole('button', { name: 'Compare with the year before' });
  await expect(back).toBeFocused();
  const [one, other] = await Promise.all(
    ['Los Angeles County', 'Similar areas'].map((name) =>
      chart(page).getByText(name, { exact: true }).boundingBox(),
    ),
  );
  if (!one || !other) throw new Error('A line has no name.');
  const apart = one.y + one.height <= other.y || other.y + other.height <= one.y;
  expect(apart || one.x + one.width <= other.x || other.x + other.width <= one.x).toBe(true);

  await slider(page).focus();
  const tip = page.locator('[class*=tip]:has(> b)');
  for (const words of [
    `Los Angeles County: ${per100K(county.rate)} per 100,000`,
    `Similar areas: ${per100K(similar.rate)} per 100,000`,
  ]) {
    await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(words));
    await expect(tip.getByText(words)).toBeVisible();
  }
  const [told, drawn] = [await tip.boundingBox(), await chart(page).boundingBox()];
  expect(told?.y).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0));

  await page.getByText('Which areas are similar?').click();
  for (const { name } of rates.areas)
    await expect(page.getByRole('group').getByRole('link', { name, exact: true })).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page
    .locator('section', { has: slider(page) })
    .getByText('Download (CSV)')
    .click();
  const [head, ...rows] = (await readFile(await (await waiting).path(), 'utf8'))
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  const at = (field: string) => head?.indexOf(`${field}_rate_per_100000_residents`) ?? -1;
  expect(rows.at(-1)?.[at('county')]).toBe(String(Math.round(county.rate * 100_000)));
  expect(rows.at(-1)?.[at('similar')]).toBe(String(Math.round(similar.rate * 100_000)));

  await back.click();
  await expect(chart(page).getByText('Year before')).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
});

test('an outsider counts both lines again from the figures of each area', async ({ request }) => {
  const read = async (path: string) => (await request.get(`/api/neighborhoods/${path}`)).json();
  const { areas, similar, county } = await read('venice/monthly/similar');
  const month = similar.months.at(-3);
  expect(month.counted).toBe(areas.length);
  const counted = yearMonth(month.year, month.month);
  const from = startOfMonth(counted, 'America/Los_Angeles');
  const to = endOfMonth(counted, 'America/Los_Angeles');
  const crimes: Area[] = await read(`crimes?from=${from}&to=${to}`);
  const whole = crimes.filter((one) => one.complete && one.recorded && one.population !== null);
  const names = new Set(areas.map(({ id }: Area) => id));
  const ten = whole
    .filter(({ id }) => names.has(id))
    .map((one) => one.total_crime_count / (one.population ?? 0))
    .sort((one, other) => one - other);
  expect(ten).toHaveLength(10);
  expect(similar.months.at(-3).rate).toBeCloseTo(((ten[4] ?? 0) + (ten[5] ?? 0)) / 2, 8);
  const sum = (values: (number | null)[]) =>
    values.reduce<number>((all, one) => all + (one ?? 0), 0);
  expect(county.months.at(-3)).toMatchObject({
    crime_count: sum(whole.map((one) => one.total_crime_count)),
    population: sum(whole.map((one) => one.population)),
    counted: whole.length,
  });
});

test('the chart stands without the lines, and nothing moves when they come', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/monthly/similar?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/neighborhood/venice?measure=rate');
  await expect(chart(page)).toBeVisible();
  const below = page.getByRole('table').first();
  await expect(below).toBeVisible();
  await expect(page.getByText(/^Dashed: Los Angeles County/)).toBeHidden();
  const stood = await below.boundingBox();
  answer();
  await expect(lines(page)).toHaveCount(2);
  expect(await below.boundingBox()).toEqual(stood);
});

test('lines that do not come say so, and the chart has the year before until they do', async ({
  page,
}) => {
  await page.route('**/monthly/similar?*', (route) => route.abort());
  await page.goto('/neighborhood/venice?measure=rate');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(
    'The lines of the county and of similar areas could not be loaded.',
  );
  await expect(chart(page).getByText('Year before')).toBeVisible();
  await expect(page.getByText('Bars: these months. Dashed line: the year before.')).toBeVisible();
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(notice).toHaveCount(0);
});
