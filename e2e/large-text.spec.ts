import { expect } from '@playwright/test';
import { settled } from './web/settled.ts';
import { test } from './web/test.ts';

const SCREENS = [
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a window of 1280 px', width: 1280, height: 900 },
];

for (const { what, ...size } of SCREENS) {
  test(`with text twice as large everything grows on ${what}, and nothing is cut off sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
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
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await settled(page);
      const menu = page.getByRole('button', { name: /^Men[uú]$/ });
      await expect(menu).toBeVisible();
      const button = (await menu.boundingBox()) ?? { x: 0, width: 0, height: 0 };
      expect(button.height, address).toBeGreaterThan(60);
      expect(button.x + button.width, address).toBeLessThanOrEqual(size.width);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        address,
      ).toBeLessThanOrEqual(size.width);
    }
  });
}
