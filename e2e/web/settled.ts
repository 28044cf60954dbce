import type { Page } from '@playwright/test';

/** React marks what it has taken over; the heading is inside all that is taken over part by part. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return heading === null || Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/**
 * Until a page has been taken over by its script and has asked for nothing for half a second. The browser's own
 * `networkidle` may come before: a page is painted before it asks for its code.
 */
export async function settled(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > 500;
  });
}
