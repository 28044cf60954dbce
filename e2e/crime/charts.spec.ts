import { expect, type Page } from '@playwright/test';
import { waitUntilSettled } from '../web/settled.ts';
import { test } from '../web/test.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Month by month' });
const details = (page: Page) => page.locator('[class*=tip]:has(> b)');

test('the tables of trackers fit the screen of a phone, which shows five crime types and those that matter singly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/crime/burglary?history=yearly', '/neighborhood/hollywood']) {
    await page.goto(address);
    await waitUntilSettled(page);
    const table = page.getByRole('table').last();
    const heads = await table.getByRole('columnheader').filter({ visible: true }).all();
    expect(heads.length).toBe(5);
    for (const head of heads) {
      const box = await head.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
    // a usual count is exposed to screen readers and takes no space
    const usual = table.getByRole('rowheader').getByText(/^Within the usual range/);
    await expect(usual.first()).toBeAttached();
    for (const text of await usual.locator('..').all())
      expect((await text.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);
  }
  const rows = page.getByRole('table').last().locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.filter({ visible: true })).toHaveCount(7);
  await page.getByRole('button', { name: /^See all/ }).click();
  await expect.poll(() => rows.filter({ visible: true }).count()).toBeGreaterThan(10);
});

test('arrow keys and the pointer show the details of a month without layout shift', async ({
  page,
  request,
}) => {
  const { trends } = await (
    await request.get('/api/neighborhoods/hollywood/monthly?months=24')
  ).json();
  await page.goto('/neighborhood/hollywood');
  await waitUntilSettled(page);
  const below = page.getByRole('button', { name: 'Show as table' });
  await below.scrollIntoViewIfNeeded();
  const place = await below.boundingBox();
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  const reports = new RegExp(`(^|\\W)${trends.at(-2).crime_count} reports`);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', reports);
  await expect(details(page).getByText(reports)).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  const chart = page.getByRole('img', { name: /number of crimes by month/ });
  const box = await chart.locator('g:has(> rect[height])').last().boundingBox();
  if (box === null) throw new Error('The chart is not on the page.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(details(page)).toContainText(`${trends.at(-1).crime_count} reports`);
  expect(await below.boundingBox()).toEqual(place);
  await page.mouse.move(box.x, box.y - 200);
  await expect(details(page)).toHaveCount(0);
  // the chart follows the window
  const width = async () => (await chart.boundingBox())?.width ?? 0;
  const wide = await width();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(width).toBeLessThan(wide);
});
