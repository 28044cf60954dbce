import { expect, type Page } from '@playwright/test';
import { test } from './web/test.ts';

const notice = (page: Page) => page.locator('[role=alert][data-kind=error]');
const NOT_OPENED = 'This could not be opened. You are offline.';

test('content fetched on opening reports that it needs a connection, and opens once online', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map?view=table');
  const filters = page.getByRole('button', { name: 'Filters' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const file = page.getByRole('button', { name: 'Download (CSV)' }).first();
  await expect(file).toBeVisible();
  await context.setOffline(true);
  for (const button of [filters, menu, file]) {
    await button.click();
    await expect(notice(page)).toHaveText(NOT_OPENED);
    await expect(notice(page)).toHaveCount(0);
  }
  // the page is still shown
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(false);
  const saved = page.waitForEvent('download');
  await file.click();
  await saved;
  await filters.click();
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
});

test('a page that was not loaded yet reports that it is offline, and opens in place once online', async ({
  page,
  context,
}) => {
  await page.goto('/neighborhood/venice');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'My places' }).first().click();
  await expect(page).toHaveURL(/\/my$/);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This could not be loaded. You are offline.');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(alert).toContainText('You are offline.');
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My places' })).toBeVisible();
});

test('on a phone, a tracker’s chart and map report what they cannot load offline, and load it once online', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/neighborhood/venice');
  await expect(page.getByRole('table', { name: /Venice/ })).toBeVisible();
  await context.setOffline(true);
  const months = page.getByRole('slider', { name: 'Month by month' });
  await months.focus();
  await expect(notice(page)).toHaveText(
    'The details of the months could not be loaded. You are offline.',
  );
  await expect(months).toHaveAttribute('aria-valuetext', /^October 2026: [\d,]+$/);
  const map = page
    .locator('section')
    .filter({ has: page.getByRole('link', { name: /as a table/i }) })
    .last();
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await map.getByRole('button', { name: 'Try again' }).click();
  await expect(map.getByRole('alert')).toHaveCount(0);
  // scrolling would put other elements under the mouse pointer
  await page.mouse.move(0, 0);
  await months.focus();
  await months.press('ArrowLeft');
  await expect(months).toHaveAttribute('aria-valuetext', /^September 2026\. /);
});

test('a sign-in dialog that cannot be loaded offline opens on a retry once online', async ({
  page,
  context,
}) => {
  await page.goto('/bundles');
  const history = page.getByRole('button', { name: 'History' });
  await expect(history).toBeVisible();
  await context.setOffline(true);
  await history.click();
  await expect(notice(page)).toHaveText(NOT_OPENED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await history.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
