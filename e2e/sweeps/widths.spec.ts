import { expect, type Page } from '@playwright/test';
import { test } from '../web/test.ts';
import { FEATURES } from './site-pages.ts';

/** Window sizes beside those of the sweep over the pages; 320 × 256 is a window of 1280 × 1024 at 400% zoom. */
const SIZES = [
  [1920, 800],
  [1239, 800],
  [1024, 768],
  [960, 800],
  [600, 800],
  [320, 256],
] as const;

/** A fault that is known: the Spanish table of a year is too wide for the smallest window. Remove this with it. */
const TOO_WIDE_AT_320 = '/neighborhood/hollywood?history=yearly';

/** Starts at the largest window, so that a phone gets what was rendered for a desktop, too. */
async function overflowsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (past > 0) found.push(`${past} px past the edge at ${width} px`);
  }
  return found;
}

// Spanish, whose texts are longer
for (const [feature, pages] of FEATURES)
  test(`${feature}: nothing is cut off sideways at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // the map has its place and its controls, but software does not draw it again for each size
    await page.route(/\/assets\/map-worker-[^/]*\.js$/, () => {});
    for (const { address } of pages) {
      await page.setViewportSize({ width: 1920, height: 800 });
      await page.goto(`/es${address}`);
      await expect(page.locator('h1').first()).toBeAttached();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const found = await overflowsOf(page);
      const isKnown = (one: string) => address === TOO_WIDE_AT_320 && one.endsWith('at 320 px');
      expect
        .soft(
          found.filter((one) => !isKnown(one)),
          address,
        )
        .toEqual([]);
    }
  });

test('a page that is too wide is found', async ({ page }) => {
  await page.setContent('<div style="width: 700px">Hollywood</div>');
  expect(await overflowsOf(page)).toEqual([
    '108 px past the edge at 600 px',
    '388 px past the edge at 320 px',
  ]);
});
