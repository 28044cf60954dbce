import { expect, type Page } from '@playwright/test';
import { openMap } from '../web/safety-map.ts';
import { waitUntilSettled } from '../web/settled.ts';
import { test } from '../web/test.ts';

test.use({ rendersMaps: true });

// Compressed, in bytes: see decision 0025.
const MAP_SCRIPT = 480_000;
const TRACKER_SCRIPT = 166_000;
// It summarizes four features.
const NEIGHBORHOOD_SCRIPT = 176_000;
// In Spanish it also has names that only the server has in English.
const SPANISH_NEIGHBORHOOD_SCRIPT = 179_000;
// All public pages of five features in one file, see decision 0046.
const FIRST_STYLES = 19_600;
// The first script, which requests the others, and the message catalog of the site.
const FIRST_SCRIPT = 14_000;
/** Every page needs more: less means that the measurement has failed. */
const MIN_SCRIPT = 100_000;

for (const [address, legend] of [
  ['/es/map', 'Leyenda'],
  ['/aqi-map?area=venice', 'Legend'],
] as const)
  test(`a map needs at most 480 KB of script, the worker included: ${address}`, async ({
    page,
  }) => {
    const weight = weighScripts(page);
    await openMap(page, address, legend);
    expect(weight()).toBeGreaterThan(MIN_SCRIPT);
    expect(weight()).toBeLessThanOrEqual(MAP_SCRIPT);
  });

for (const [address, maxBytes] of [
  ['/neighborhood/venice', NEIGHBORHOOD_SCRIPT],
  ['/es/neighborhood/venice', SPANISH_NEIGHBORHOOD_SCRIPT],
  ['/crime/burglary', TRACKER_SCRIPT],
  ['/crime/burglary?in=venice', NEIGHBORHOOD_SCRIPT],
  ['/aqi', TRACKER_SCRIPT],
] as const)
  test(`a tracker needs at most ${maxBytes / 1000} KB of script before its map is in sight: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const weight = weighScripts(page);
    await page.goto(address);
    await waitUntilSettled(page);
    await expect(page.locator('.maplibregl-canvas')).toHaveCount(0);
    expect(weight()).toBeGreaterThan(MIN_SCRIPT);
    expect(weight()).toBeLessThanOrEqual(maxBytes);
  });

test('a page is rendered from one style sheet, before more than its first script and any outlines of a map', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const address of [
    '/map',
    '/aqi-map',
    '/coronavirus',
    '/es/neighborhood/venice',
    '/about/data',
  ]) {
    // each page as on a first visit: two maps share their outlines
    await session.send('Network.clearBrowserCache');
    await page.goto(address);
    const hasMap = /map|coronavirus/.test(address);
    if (hasMap) await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
    await waitUntilSettled(page);
    const { blocking, early, outlines } = await resourcesOf(page);
    expect(blocking, address).toHaveLength(1);
    expect(blocking[0]?.name).toMatch(/\.css$/);
    expect(blocking[0]?.size).toBeGreaterThan(1_000);
    expect(blocking[0]?.size).toBeLessThanOrEqual(FIRST_STYLES);
    expect(early, address).toBeGreaterThan(1_000);
    expect(early, address).toBeLessThanOrEqual(FIRST_SCRIPT);
    if (!hasMap) continue;
    expect(
      outlines.filter(({ isSent }) => isSent),
      address,
    ).toHaveLength(1);
    expect(
      outlines.filter(({ isEarly }) => isEarly),
      address,
    ).toEqual([]);
  }
});

test('a page works without the code of the dialogs, which is loaded with the first dialog', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\.js$/.test(request.url())) scripts.add(request.url());
  });
  // requested again: a browser discards the response bodies of a page that was left
  const countScriptsWithMui = async () => {
    const code = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    );
    return code.filter((text) => /\bMui[A-Z]/.test(text)).length;
  };
  for (const address of ['/subscribe', '/about/data', '/crime/burglary']) {
    await page.goto(address);
    await waitUntilSettled(page);
    expect(scripts.size, address).toBeGreaterThan(5);
    expect(await countScriptsWithMui(), address).toBe(0);
  }
  await page.getByRole('button', { name: 'Feedback' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await countScriptsWithMui()).toBeGreaterThan(0);
});

/** @returns a function that sums the bytes of script that the page has fetched so far, including its workers' */
function weighScripts(page: Page): () => number {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (!/\.m?js$/.test(response.url())) return;
    const { responseBodySize } = await response
      .request()
      .sizes()
      .catch((error: Error) => {
        // responses after the page is closed are not counted; any other failure would hide the page's weight
        if (/has been closed/.test(error.message)) return { responseBodySize: 0 };
        throw error;
      });
    // the worker's second request of a shared chunk is served from the cache
    sizes.set(response.url(), Math.max(sizes.get(response.url()) ?? 0, responseBodySize));
  });
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

async function resourcesOf(page: Page) {
  return await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isBlocking = (entry: PerformanceResourceTiming) =>
      'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking';
    return {
      blocking: all
        .filter(isBlocking)
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
      early: all
        .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < painted)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      outlines: all
        .filter(({ name }) => name.includes('/geojson'))
        .map(({ startTime, transferSize }) => ({
          isEarly: startTime < painted,
          isSent: transferSize > 0,
        })),
    };
  });
}
