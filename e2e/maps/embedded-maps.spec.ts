import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from '../web/test.ts';

const EMBEDDED = ['/embed/map', '/embed/chart/hollywood', '/embed/aqi-map', '/embed/coronavirus'];

/** Opens a page of another site with frames. @returns a function that closes that site */
async function openOtherSite(page: Page, frames: readonly string[]): Promise<() => void> {
  const other = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html').end(`<h1>Another site</h1>${frames.join('')}`);
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  return () => other.close();
}

function frameOf(url: string, path: string, attributes = ''): string {
  return `<iframe ${attributes} title="${path}" src="${url}${path}" width="600" height="400"></iframe>`;
}

test('only pages under /embed/ are displayed in a frame of another site', async ({
  page,
  baseURL,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const frames = ['/embed/chart/hollywood', '/map'].map((path) => frameOf(String(baseURL), path));
  const close = await openOtherSite(page, frames);
  try {
    const embedded = page.frameLocator('iframe[title="/embed/chart/hollywood"]');
    await expect(
      embedded.getByRole('heading', { name: 'Hollywood: crimes by month' }),
    ).toBeVisible();
    await expect(embedded.getByRole('img')).toBeVisible();
    await expect.poll(() => refused.join()).toContain('frame-ancestors');
    expect(refused).toHaveLength(1);
    await expect(page.frameLocator('iframe[title="/map"]').getByRole('banner')).toHaveCount(0);
  } finally {
    close();
  }
});

test('embedded pages work in a sandboxed frame with an opaque origin', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const sandbox = 'sandbox="allow-scripts"';
  const frames = EMBEDDED.map((path) => frameOf(String(baseURL), path, sandbox));
  const close = await openOtherSite(page, frames);
  try {
    for (const path of EMBEDDED) {
      const embedded = page.frameLocator(`iframe[title="${path}"]`);
      await expect(embedded.locator('h1')).toBeAttached();
      if (path.includes('/chart/')) await expect(embedded.getByRole('img')).toBeVisible();
      else await expect(embedded.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
    }
    const map = page.frameLocator('iframe[title="/embed/map"]');
    await map.getByRole('region', { name: /^Map of crime/ }).press('Enter');
    await expect(map.locator('[aria-live=polite] b')).not.toBeEmpty();
    expect(errors).toEqual([]);
  } finally {
    close();
  }
});

test('embedded maps are usable by keyboard, store nothing, and fit a frame of 320 px', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 420 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const open = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    return await page.evaluate(() => history.length);
  };
  const steps = await open('/embed/map');
  await page.getByRole('region', { name: /^Map of crime/ }).press('Enter');
  await expect(page.locator('[aria-live=polite] b')).not.toBeEmpty();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(page.getByRole('link')).toHaveAttribute('href', /^\/map\?area=[a-z-]+$/);

  const stepsOfAir = await open('/embed/aqi-map');
  const slider = page.getByRole('slider', { name: 'Hour shown' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'Next hour' }).click();
  await expect(slider).toHaveValue('1');
  await expect(page.getByRole('link')).toHaveAttribute('href', /^\/aqi-map\?datetime=/);
  expect(await page.evaluate(() => history.length)).toBe(stepsOfAir);

  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map((database) => database.name),
    ...(await caches.keys()),
  ]);
  expect(stored).toEqual([]);
});
