import { expect, type Page } from '@playwright/test';
import { test } from '../web/test.ts';

const headline = (page: Page) =>
  page.getByRole('heading', { name: /reported|reports of|on record/ });
const rows = (page: Page) => page.getByRole('table').last().locator('tbody tr');
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

async function openTracker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await trackerLoaded(page);
}

async function trackerLoaded(page: Page): Promise<void> {
  await expect(headline(page)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('a neighborhood is searched, and its history and month are chosen, by keyboard and without a reload', async ({
  page,
}) => {
  await openTracker(page, '/neighborhood/hollywood');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const search = page.getByRole('search', { name: 'Search for a Neighborhood' });
  await search.getByRole('combobox').focus();
  await page.keyboard.type('acton');
  await expect(search.getByRole('option', { name: 'Acton', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/neighborhood\/acton$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Acton' })).toBeVisible();
  await page.getByRole('button', { name: 'Last Year' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/neighborhood\/acton\?history=yearly$/);
  await expect(headline(page)).toContainText('in the 12 months through');
  const months = page.getByLabel('Month', { exact: true });
  const label = await months.locator('option').nth(2).textContent();
  await months.selectOption({ index: 2 });
  await expect(page).toHaveURL(/\/neighborhood\/acton\/\d+\/\d{4}\?history=yearly$/);
  await expect(months.locator('option:checked')).toHaveText(label ?? '');
  for (const path of ['acton?history=yearly', 'acton', 'hollywood']) {
    await page.goBack();
    await expect(page).toHaveURL(`/neighborhood/${path}`);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Hollywood' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('a crime type is ranked by zip code and by neighborhood, and each neighborhood links on', async ({
  page,
}) => {
  await openTracker(page, '/crime/burglary');
  await page.getByRole('button', { name: 'Zip codes' }).click();
  await expect(page).toHaveURL(/partition=zipcodes/);
  await expect(rows(page).first().locator('th')).toContainText(/^9\d{4}/);
  await page.goBack();
  await expect(rows(page).first().locator('th')).not.toContainText(/^9\d{4}/);
  await page.getByRole('button', { name: /^See all/ }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(200);
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/neighborhood\/[a-z-]+$/);
  await expect(headline(page)).toBeVisible();
});

test.describe('with a drawn map', () => {
  test.use({ rendersMaps: true });

  test('the map of a neighborhood opens the page of the neighbor that is clicked', async ({
    page,
  }) => {
    await openTracker(page, '/neighborhood/hollywood');
    const map = page.locator('[data-drawn=true]');
    await page.getByRole('link', { name: 'All neighborhoods as a table' }).scrollIntoViewIfNeeded();
    await expect(map).toBeVisible({ timeout: 90_000 });
    // clicks again if the map or the page moved under the pointer
    await expect(async () => {
      const box = await map.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 60);
      await expect(page).not.toHaveURL(/hollywood$/, { timeout: 3_000 });
    }).toPass();
    await expect(headline(page)).toBeVisible();
  });
});
