import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { test } from './web/test.ts';

const PAGES = [
  '/embed/map',
  '/embed/map?mode=traj&period=12&area=hollywood',
  '/embed/aqi-map?area=hollywood',
  '/embed/coronavirus?area=hollywood',
  '/embed/chart/hollywood',
  '/embed/chart/downey',
  '/embed/nothing',
];

/** Waits until an embedded page shows its figures. */
async function openEmbedded(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1')).toBeAttached();
  if (/map|coronavirus/.test(address))
    await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 30_000 });
  if (address.includes('/chart/')) await expect(page.getByRole('img')).toBeVisible();
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 520 } });
    for (const address of PAGES) {
      test(`nothing stands in the way on ${address}`, async ({ page }, info) => {
        await openEmbedded(page, address);
        expect(await barriersOn(page)).toEqual([]);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
        await page.screenshot({ path: info.outputPath('embed.png') });
      });
    }
  });
}

for (const address of PAGES) {
  test(`${address} has no shell, names its source, and leaves nothing behind`, async ({
    page,
    context,
  }) => {
    await openEmbedded(page, address);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    if (!address.endsWith('nothing'))
      await expect(page.getByRole('contentinfo')).toContainText('Sample data');
    const ways = page.getByRole('link');
    await expect(ways).toHaveCount(1);
    await expect(ways).toHaveAttribute('target', '_blank');
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map((database) => database.name),
      ...(await caches.keys()),
    ]);
    expect(kept).toEqual([]);
  });
}

test('only what is under /embed/ stands in a frame of another site', async ({ page, baseURL }) => {
  const frames = ['/embed/chart/hollywood', '/map'].map(
    (path) => `<iframe title="${path}" src="${baseURL}${path}" width="600" height="400"></iframe>`,
  );
  const other = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end(`<h1>Another site</h1>${frames.join('')}`);
  });
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    const embedded = page.frameLocator('iframe[title="/embed/chart/hollywood"]');
    await expect(
      embedded.getByRole('heading', { name: 'Hollywood: crimes by month' }),
    ).toBeVisible();
    await expect(embedded.getByRole('img')).toBeVisible();
    await expect.poll(() => refused.join()).toContain('frame-ancestors');
    expect(refused).toHaveLength(1);
    await expect(page.frameLocator('iframe[title="/map"]').getByRole('banner')).toHaveCount(0);
  } finally {
    other.close();
  }
});

test('embedded pages work in a frame that has no origin of its own', async ({ page, baseURL }) => {
  const paths = ['/embed/map', '/embed/chart/hollywood', '/embed/aqi-map', '/embed/coronavirus'];
  const frames = paths.map(
    (path) =>
      `<iframe sandbox="allow-scripts" title="${path}" src="${baseURL}${path}" width="600" height="400"></iframe>`,
  );
  const other = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end(`<h1>Another site</h1>${frames.join('')}`);
  });
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    for (const path of paths) {
      const embedded = page.frameLocator(`iframe[title="${path}"]`);
      await expect(embedded.locator('h1')).toBeAttached();
      if (path.includes('/chart/')) await expect(embedded.getByRole('img')).toBeVisible();
      else await expect(embedded.locator('[data-drawn=true]')).toBeVisible({ timeout: 60_000 });
    }
    const map = page.frameLocator('iframe[title="/embed/map"]');
    await map.getByRole('region', { name: /^Map of crime/ }).press('Enter');
    await expect(map.locator('[aria-live=polite] b')).not.toBeEmpty();
    expect(wrong).toEqual([]);
  } finally {
    other.close();
  }
});

test('the embedded map selects without a step in the history of the page around it', async ({
  page,
}) => {
  await openEmbedded(page, '/embed/map');
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('region', { name: /^Map of crime/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live=polite] b')).not.toBeEmpty();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(page.getByRole('link')).toHaveAttribute('href', /^\/map\?area=[a-z-]+$/);
});

test('the embedded air map moves through its hours by keys, in a frame of 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 420 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openEmbedded(page, '/embed/aqi-map');
  const steps = await page.evaluate(() => history.length);
  const slider = page.getByRole('slider', { name: 'Hour shown' });
  await slider.focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Next hour' }).click();
  await expect(slider).toHaveValue('1');
  const told = (await slider.getAttribute('aria-valuetext')) ?? '';
  await expect(page.getByRole('contentinfo')).toContainText(/Readings for /);
  const way = (await page.getByRole('link').getAttribute('href')) ?? '';
  expect(way).toMatch(/^\/aqi-map\?datetime=/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // the address of a frame names its hour, as the share menu writes it
  await openEmbedded(page, `/embed${way}`);
  await expect(slider).toHaveAttribute('aria-valuetext', told);
});

test('the share menu gives the code for a frame of the same state', async ({ page, baseURL }) => {
  await page.goto('/map?mode=traj&area=venice&view=table');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Embed' }).click();
  const code = page.getByLabel('HTML code');
  await expect(code).toHaveValue(
    new RegExp(`^<iframe src="${baseURL}/embed/map\\?mode=traj&amp;area=venice`),
  );
  expect(await barriersOn(page, '[role=dialog]')).toEqual([]);
  await page.goto('/neighborhood/venice');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Embed' }).click();
  await expect(code).toHaveValue(new RegExp(`src="${baseURL}/embed/chart/venice"`));
});

test('the share menu of the map gives the map as GeoJSON', async ({ page }) => {
  await page.goto('/map?view=table');
  await expect(page.getByRole('row', { name: /Hollywood/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download the map (GeoJSON)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^crime-rate-by-neighborhoods-\d{4}-\d{2}\.geojson$/,
  );
  const map = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(map.features).toHaveLength(272);
  const { properties, geometry } = map.features.find(
    (feature: { id: string }) => feature.id === 'hollywood',
  );
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining([
      'rate_per_100000_residents',
      'rank',
      'reason',
      'completeness',
      'class',
    ]),
  );
  expect(geometry.type).toMatch(/Polygon$/);
  expect(map.metadata).toMatchObject({ sample_data: true });
});
