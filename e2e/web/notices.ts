import type { Page } from '@playwright/test';

/** The short messages at the edge of the window; a notice inside a page has no kind. */
export const notice = (page: Page) => page.locator('[role=alert][data-kind]');

/** Counts from now on how many messages were on screen at once. */
export async function watchNotices(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = { most: 0 };
    Object.assign(window, { watched });
    const look = () => {
      const now = document.querySelectorAll('[role=alert][data-kind]').length;
      watched.most = Math.max(watched.most, now);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'watched') as { most: number }).most);
}
