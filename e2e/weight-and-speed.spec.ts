import { expect, test } from '@playwright/test';
import { choose, openMap } from './web/safety-map.ts';

for (const [address, legend] of [
  ['/map', 'Legend'],
  ['/es/map', 'Leyenda'],
] as const) {
  test(`the map page needs at most 400 KB of script, the worker included: ${address}`, async ({
    page,
  }) => {
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      const sizes = await response.request().sizes();
      // The worker's second ask for the shared part comes from the cache.
      scripts.set(
        response.url(),
        Math.max(scripts.get(response.url()) ?? 0, sizes.responseBodySize),
      );
    });
    await openMap(page, address, legend);
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    console.log(`script on ${address}: ${(total / 1000).toFixed(1)} KB in ${scripts.size} files`);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThanOrEqual(400_000);
  });
}

test('a changed filter recolours the map, and its shapes are not sent again', async ({ page }) => {
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
