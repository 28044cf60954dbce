import type { Page } from '@playwright/test';

/** Waits until React has hydrated the heading, which is inside every lazily hydrated boundary. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return heading === null || Object.keys(heading).some((key) => key.startsWith('__react'));
  });
}

/**
 * Waits until a page is hydrated and has sent no request for half a second. The browser's `networkidle` may come
 * earlier: a page is painted before it requests its code.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > 500;
  });
}
