import { expect, test } from '@playwright/test';
import { moveFinger } from '../web/safety-map.ts';

const PHONE = {
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

for (const [width, address] of [
  [390, '/coronavirus'],
  [1280, '/map'],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, ...(width < 960 && PHONE) });

    test(`${address} shows a picture until its code is there; then the map has every area in the same place`, async ({
      page,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/start-*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const area = page.locator('svg a use[href$="#beverly-hills"]');
      await expect(area).toBeVisible();
      const box = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(Math.min(box.width, box.height)).toBeGreaterThan(10);
      release();
      if (width < 960) await moveFinger(page);
      await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
      await expect(page.locator('svg a use')).toHaveCount(0);
      // the shapes are sent once, regardless of the number of requests
      const sent = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/geojson'))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      );
      expect(sent.filter((bytes) => bytes > 1_000)).toHaveLength(1);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page).toHaveURL(/area=beverly-hills/);
    });
  });
