import { expect, test } from '@playwright/test';

// Lighthouse's slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms round trip.
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

for (const [address, aboveMap] of [
  ['/map?area=venice', 'Venice'],
  ['/neighborhood/venice', /^Crime rate, /],
] as const) {
  test(`over a slow line the shell and the report can be read before the map: ${address}`, async ({
    page,
    context,
  }) => {
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    // Delays the map's code until the text has been read: text that depends on it would never appear.
    const { promise: read, resolve: letMapCome } = Promise.withResolvers<void>();
    let delayed = 0;
    await page.route(/\/assets\/(AreaMap|map-worker)-[^/]*\.js$/, async (route) => {
      delayed += 1;
      await read;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Townlight' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Venice' })).toBeVisible();
    await expect(page.getByText(/^Number of Crimes, Last \d+ months$/)).toBeVisible();
    await expect(page.getByText('residents').first()).toBeVisible();
    await page.locator('.maplibregl-canvas').waitFor({ state: 'detached' });
    letMapCome();
    await page.getByRole('heading', { name: aboveMap }).first().scrollIntoViewIfNeeded();
    await expect(page.locator('.maplibregl-canvas')).toBeVisible({ timeout: 40_000 });
    expect(delayed).toBeGreaterThan(0);
  });
}
