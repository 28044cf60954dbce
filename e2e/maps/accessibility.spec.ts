import { expect } from '@playwright/test';
import { isLongRun } from '../../apps/server/src/platform/testing/run-length.ts';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { waitUntilSettled } from '../web/settled.ts';
import { test } from '../web/test.ts';

/** An evening of fireworks, which the sample county has for two years. */
const FIREWORKS = `${new Date().getUTCFullYear() - 1}-07-04T22:00-07:00`;
/** Pages with a rendered map, and the embedded pages. */
const PAGES = [
  '/map?area=hollywood',
  `/aqi-map?datetime=${FIREWORKS}&area=lancaster`,
  '/es/coronavirus?area=venice',
  '/embed/map?mode=traj&period=12&area=hollywood',
  '/embed/aqi-map?area=hollywood',
  '/embed/coronavirus?area=hollywood',
  '/embed/chart/downey',
];

const VISITS = [
  [390, ['light']],
  [1280, ['dark']],
] as const;
const FULL_VISITS = [390, 1280].map((width) => [width, ['light', 'dark']] as const);

for (const [width, schemes] of isLongRun ? FULL_VISITS : VISITS)
  test(`rendered maps have no accessibility violations at ${width} px and send no requests to other hosts`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 844 });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    for (const address of PAGES) {
      await page.goto(address);
      if (!/chart|nothing/.test(address))
        await expect(page.locator('[data-drawn=true]')).toBeVisible({ timeout: 90_000 });
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await waitUntilSettled(page);
      expect.soft(await findAccessibilityViolations(page, undefined, schemes), address).toEqual([]);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(widest, address).toBeLessThanOrEqual(width);
    }
    expect(requested.filter((url) => url.includes('/basemap/'))).not.toEqual([]);
    const foreign = requested.filter((url) => new URL(url).origin !== baseURL);
    expect(foreign.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
  });

test('the dialog with the code of a frame has no accessibility violations', async ({ page }) => {
  await page.goto('/map?mode=traj&area=venice&view=table');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Embed' }).click();
  await expect(page.getByLabel('HTML code')).toBeVisible();
  expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
});
