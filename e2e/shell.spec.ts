import { expect, test } from '@playwright/test';
import { openMap } from './web/safety-map.ts';

test('the first page is the crime map, with a title of its own', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/map$/);
  await expect(page).toHaveTitle('Crime Map · Townlight');
});

test('the header takes 77 px and the map the rest of the window', async ({ page }) => {
  await openMap(page);
  const header = await page.locator('header').boundingBox();
  const map = await page.locator('[data-drawn]').boundingBox();
  expect(header?.height).toBe(77);
  expect(map?.height).toBe(800 - 77);
});

test('the first key leads past the header', async ({ page }) => {
  await page.goto('/about/method');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('sample data says so and tells how to load real records', async ({ page }) => {
  await page.goto('/map');
  await page.getByRole('link', { name: 'Load the real records' }).click();
  await expect(page).toHaveURL(/\/about\/data$/);
  await expect(page.getByText('npx townlight ingest crime')).toBeVisible();
});

test('an address without a page says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the menu of a phone opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about/method');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Crime Map' }).click();
  await expect(page).toHaveURL(/\/map$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('nothing is asked of another host, and nothing fails on the way', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !/^(data|blob):/.test(request.url())) {
      foreign.push(request.url());
    }
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openMap(page, '/map?area=hollywood');
  await page.goto('/about/data');
  await page.goto('/about/method');
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});
