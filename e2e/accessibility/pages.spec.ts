import { expect } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { test } from '../web/test.ts';

const PAGES = [
  '/map',
  '/map?area=hollywood',
  '/map?mode=traj',
  '/map?view=table&area=hollywood',
  '/about/data',
  '/about/method',
  '/about/crime-types',
  '/search?q=hollywood',
  '/feedback?about=/map&problem=too-long',
  '/nothing-here',
];
const WIDTHS = [390, 1280];

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const address of PAGES) {
      test(`nothing stands in the way on ${address}`, async ({ page }) => {
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.getByText('Sample data.').filter({ visible: true })).toBeVisible();
        if (address.startsWith('/map')) {
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          await expect(page.getByText('How this is counted')).toBeAttached();
        }
        expect(await barriersOn(page)).toEqual([]);
      });
    }
  });
}

test('at 400% zoom nothing is lost sideways', async ({ page }) => {
  // 1280 × 1024 at 400%
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/map?area=hollywood', '/map?view=table', '/about/data']) {
    await page.goto(address);
    await expect(page.locator('h1, table').first()).toBeVisible();
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, address).toBeLessThanOrEqual(320);
  }
});
