import { expect } from '@playwright/test';
import { openMap } from './web/safety-map.ts';
import { test } from './web/test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

// Pictures for people to look at; they are not compared.
for (const scheme of ['light', 'dark'] as const) {
  for (const size of SIZES) {
    test(`a picture of the map: ${scheme}, ${size.width} px`, async ({ page }, info) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await openMap(page, '/map?area=hollywood');
      await expect(page.getByText('Number of Crimes, Last 12 months')).toBeVisible();
      const path = info.outputPath(`safety-map-${scheme}-${size.width}.png`);
      await page.screenshot({ path });
    });
  }
}
