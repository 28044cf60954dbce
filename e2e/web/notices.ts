import type { Page } from '@playwright/test';

/** Returns the short messages at the edge of the window; a notice inside a page has no kind. */
export const notice = (page: Page) => page.locator('[role=alert][data-kind]');
