import { devices, expect } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { test } from '../web/test.ts';

/** The data that the share sheet was opened with. */
declare const shared: readonly ShareData[];
/** The menu's height, frame by frame. */
declare const heights: readonly number[];

const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
test.use({ viewport, hasTouch, isMobile });

test('a tap opens a phone’s share sheet, and the menu next to it opens without animation for reduced motion', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Share', exact: true });
  const more = page.getByRole('button', { name: 'More ways to share' });
  // headless Chromium has no share sheet
  await page.goto('/neighborhood/venice');
  await expect(button).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => {
      // as in a browser, only with user activation
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      shared.push({ ...data });
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/map?area=venice&view=table');
  await expect(more).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await button.tap();
  await expect.poll(() => page.evaluate(() => shared)).toHaveLength(1);
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const measureHeight = () => {
      const menu = document.querySelector('[role=menu]');
      if (menu !== null) heights.push(Math.round(menu.getBoundingClientRect().height));
      if (heights.length < 20) requestAnimationFrame(measureHeight);
    };
    requestAnimationFrame(measureHeight);
  });
  await more.tap();
  await expect.poll(() => page.evaluate(() => heights.length)).toBe(20);
  expect(new Set(await page.evaluate(() => heights)).size).toBe(1);
});
