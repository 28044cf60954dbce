import { expect, type Page, test } from '@playwright/test';
import { choose, openMap } from './web/safety-map.ts';
import { settled } from './web/settled.ts';

// Compressed, in bytes: see decision 0025.
const MAP_SCRIPT = 480_000;
const TRACKER_SCRIPT = 166_000;
// It tells four subjects at a glance.
const NEIGHBORHOOD_SCRIPT = 176_000;
// And in Spanish has the names that the server knows in English.
const SPANISH_NEIGHBORHOOD_SCRIPT = 179_000;
// All pages of five subjects and of staff in one file, see decision 0046.
const FIRST_STYLES = 19_600;
// The first script, which asks for the others, and the catalog of the site.
const FIRST_SCRIPT = 14_000;

for (const [address, legend] of [
  ['/map', 'Legend'],
  ['/es/map', 'Leyenda'],
  ['/aqi-map?area=venice', 'Legend'],
] as const) {
  test(`the map page needs at most 480 KB of script, the worker included: ${address}`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await openMap(page, address, legend);
    expect(weightOf(scripts, address)).toBeLessThanOrEqual(MAP_SCRIPT);
  });
}

for (const [address, most] of [
  ['/neighborhood/venice', NEIGHBORHOOD_SCRIPT],
  ['/crime/burglary', TRACKER_SCRIPT],
  ['/es/neighborhood/venice', SPANISH_NEIGHBORHOOD_SCRIPT],
  ['/aqi', TRACKER_SCRIPT],
] as const) {
  test(`a tracker needs no more script than its budget before its map is in sight: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = scriptsOf(page);
    await page.goto(address);
    await settled(page);
    await expect(page.locator('.maplibregl-canvas')).toHaveCount(0);
    expect(weightOf(scripts, address)).toBeLessThanOrEqual(most);
  });
}

test('nothing holds up the first reading but one small style sheet', async ({ page }) => {
  for (const address of ['/map', '/neighborhood/venice', '/about/data']) {
    await page.goto(address);
    await settled(page);
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        )
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    );
    expect(blocking, address).toHaveLength(1);
    expect(blocking[0]?.name).toMatch(/\.css$/);
    expect(blocking[0]?.encodedBodySize).toBeGreaterThan(1_000);
    expect(blocking[0]?.encodedBodySize).toBeLessThanOrEqual(FIRST_STYLES);
  }
});

for (const address of ['/map', '/aqi-map', '/coronavirus']) {
  test(`the outlines of a map come once, and not before the first picture: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/geojson'))
        .map(({ startTime, transferSize }) => ({ startTime, sent: transferSize > 0 })),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(asked.filter(({ sent }) => sent)).toHaveLength(1);
    for (const { startTime } of asked) expect(startTime).toBeGreaterThanOrEqual(painted);
  });
}

test('no more script than the first comes before the first picture', async ({ page }) => {
  for (const address of ['/map', '/es/neighborhood/venice', '/about/data']) {
    await page.goto(address);
    await settled(page);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < painted)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    expect(early, address).toBeGreaterThan(1_000);
    expect(early, address).toBeLessThanOrEqual(FIRST_SCRIPT);
  }
});

test('a page is read and answers without the kit, which comes with the first dialog', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\.js$/.test(request.url())) scripts.add(request.url());
  });
  // read by a request of its own: a browser forgets what came for a page that was left
  const parts = async () => {
    const code = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    );
    return code.filter((text) => /\bMui[A-Z]/.test(text));
  };
  for (const address of ['/crime/burglary', '/subscribe', '/about/data']) {
    await page.goto(address);
    await settled(page);
    expect(scripts.size, address).toBeGreaterThan(5);
    expect(await parts(), address).toEqual([]);
  }
  await page.goto('/crime/burglary');
  await page.getByRole('button', { name: 'Feedback' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await parts()).length).toBeGreaterThan(0);
});

test('a changed filter recolors the map, and its shapes are not sent again', async ({ page }) => {
  await openMap(page);
  const shapesSent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('geojson')) shapesSent.push(request.url());
  });
  const took: number[] = [];
  for (const value of ['Last 12 months', 'Last month', 'Last 12 months', 'Last month']) {
    await page.evaluate(() => {
      performance.clearMarks('areas-drawn');
      performance.clearResourceTimings();
    });
    await choose(page, 'Time Period', value);
    const wait = await page.waitForFunction(() => {
      const drawn = performance.getEntriesByName('areas-drawn').at(-1);
      const asked = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/crimes?'))
        .at(-1) as PerformanceResourceTiming | undefined;
      // The second time the figures are at hand: there is nothing to wait for.
      if (drawn === undefined) return null;
      return { ms: asked === undefined ? 0 : drawn.startTime - asked.responseEnd };
    });
    took.push((await wait.jsonValue())?.ms ?? Number.POSITIVE_INFINITY);
  }
  console.log(`from figures to screen: ${took.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  // how long it takes is said, not held: machines differ
  expect(shapesSent).toEqual([]);
});

/** The scripts that a page fetches, its workers' too, with what each weighs on the line. */
function scriptsOf(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (!/\.m?js$/.test(response.url())) return;
    const { responseBodySize } = await response
      .request()
      .sizes()
      .catch((error: Error) => {
        // what still comes when the page is closed is of no page; any other failure would hide its weight
        if (/has been closed/.test(error.message)) return { responseBodySize: 0 };
        throw error;
      });
    // The worker's second ask for the shared part comes from the cache.
    scripts.set(response.url(), Math.max(scripts.get(response.url()) ?? 0, responseBodySize));
  });
  return scripts;
}

function weightOf(scripts: Map<string, number>, address: string): number {
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  console.log(`script on ${address}: ${(total / 1000).toFixed(1)} KB in ${scripts.size} files`);
  expect(total).toBeGreaterThan(100_000);
  return total;
}
