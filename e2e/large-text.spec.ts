import { expect } from '@playwright/test';
import { waitUntilSettled } from './web/settled.ts';
import { test } from './web/test.ts';

/** From large to small, so that a phone gets what was rendered for a desktop, too. */
const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

test('at double text size, content grows on desktop and phone without horizontal overflow', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const address of [
    '/map?area=hollywood',
    '/neighborhood/hollywood',
    '/es/crime/burglary',
    '/compare?areas=venice,hollywood',
    '/aqi',
    '/coronavirus',
    '/about/method',
    '/subscribe',
  ]) {
    await page.setViewportSize(SCREENS[0]);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await waitUntilSettled(page);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const menu = page.getByRole('button', { name: /^Men[uú]$/ });
      await expect(menu).toBeVisible();
      const button = (await menu.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      expect(button.height, address).toBeGreaterThan(60);
      expect(button.x + button.width, address).toBeLessThanOrEqual(size.width);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(size.width);
    }
  }
});
