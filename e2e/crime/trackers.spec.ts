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
  await expect(page).toHaveURL(/\/crime\/burglary\?in=[a-z-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Burglary in /);
  await page.getByRole('link', { name: /^All crime in / }).click();
  await expect(page).toHaveURL(/\/neighborhood\/[a-z-]+$/);
  await expect(headline(page)).toBeVisible();
});

test('from a crime in a neighborhood, the same crime next door and another crime there can be opened', async ({
  page,
}) => {
  await page.goto('/neighborhood/hollywood');
  await page.getByRole('table').last().getByRole('link', { name: 'Burglary' }).click();
  await expect(page).toHaveURL('/crime/burglary?in=hollywood');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('Burglary in Hollywood');
  await expect(headline(page)).toContainText(/reports of Burglary in \w+, \d+ a year before/);
  await expect(page.getByText(/^In 12 months, one report of Burglary for every/)).toBeVisible();
  await page.getByRole('button', { name: 'Last Year' }).click();
  await expect(page).toHaveURL('/crime/burglary?in=hollywood&history=yearly');
  await expect(headline(page)).toContainText('in the 12 months through');
  await page.goBack();
  // what is next door loads when it is near the viewport
  await page.getByRole('heading', { name: 'What it means for me' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'West Hollywood', exact: true }).click();
  await expect(page).toHaveURL('/crime/burglary?in=west-hollywood');
  await expect(name).toHaveText('Burglary in West Hollywood');
  const crimes = page.getByRole('search', { name: 'Another crime' });
  await crimes.getByRole('combobox').fill('vandal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/crime/vandalism?in=west-hollywood');
  await expect(name).toHaveText('Vandalism in West Hollywood');
  expect(await isSamePage(page)).toBe(true);
});

test('a crime in a neighborhood that does not exist is that of the county, with the reason', async ({
  page,
}) => {
  const reply = await page.goto('/crime/burglary?in=atlantis');
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveURL('/crime/burglary');
  await expect(page.getByText('There is no neighborhood “atlantis”.')).toBeVisible();
});

test.describe('with a rendered map', () => {
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
