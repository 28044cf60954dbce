import { expect, type Page } from '@playwright/test';
import { waitUntilSettled } from '../web/settled.ts';
import { test } from '../web/test.ts';

const STAFF_STYLE = /\/assets\/staff-[^/]*\.css$/;

/** Goes from a public page to one of staff as the browser's "Back" does. */
async function goToStaff(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.history.pushState(null, '', '/staff');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

test('after a public page, which does not load the style sheet of staff, a staff page is shown once it is there', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested: string[] = [];
  await page.route(STAFF_STYLE, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto('/about/data');
  await waitUntilSettled(page);
  expect(requested).toEqual([]);
  const request = page.waitForRequest(STAFF_STYLE);
  await goToStaff(page);
  await request;
  const pages = page.getByRole('navigation', { name: 'Staff pages' });
  await expect(pages).toHaveCount(0);
  release();
  await expect(pages).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('display', 'grid');
  expect(requested).toHaveLength(1);
});

test('without the style sheet of staff their pages are shown all the same', async ({ page }) => {
  await page.route(STAFF_STYLE, (route) => route.abort());
  await page.goto('/about/data');
  await waitUntilSettled(page);
  await goToStaff(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
});
