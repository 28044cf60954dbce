import { expect, type Page } from '@playwright/test';
import { drawnByScript } from '../web/drawn-by-script.ts';
import { choose, openMap } from '../web/safety-map.ts';
import { test } from '../web/test.ts';

const legend = (page: Page) => page.getByRole('region', { name: 'Legend' }).getByRole('heading');
const report = (page: Page) => page.getByRole('complementary', { name: 'Crime Report' });

test('without a connection the map keeps the labels of what it shows, and goes on when there is one', async ({
  page,
  context,
}) => {
  await openMap(page, '/map?area=venice');
  await expect(legend(page)).toHaveText(/October 2026/);
  await expect(report(page).getByText('Crime types in October 2026')).toBeVisible();
  // the code of the menu is there
  await choose(page, 'Time Period', 'Last 12 months');
  await choose(page, 'Time Period', 'Last month');
  await expect(legend(page)).toHaveText(/October 2026/);
  await context.setOffline(true);
  await choose(page, 'Crime category', 'Violent Crime');
  const notice = report(page).getByRole('alert');
  await expect(notice).toContainText('You still see what you chose before. You are offline.');
  await expect(legend(page)).not.toHaveText(/Violent/);
  await expect(report(page).getByText('Crime types in October 2026')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await context.setOffline(false);
  await expect(legend(page)).toHaveText(/Violent Crime/);
  await expect(notice).toHaveCount(0);
});

test('without a connection each part of a tracker says so, and none states a fact', async ({
  page,
  context,
}) => {
  await page.goto('/neighborhood/venice');
  const kinds = page.getByRole('table', { name: /Venice/ });
  await expect(kinds).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Last Year' }).click();
  await expect(page.getByRole('alert').first()).toContainText('You are offline.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('not comparable')).toHaveCount(0);
  await context.setOffline(false);
  await expect(kinds).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a menu that was never opened says that it needs a connection, and opens when there is one', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map?view=table');
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await context.setOffline(true);
  await filters.click();
  await expect(page.locator('[role=alert][data-kind=error]')).toHaveText(
    'This could not be opened. You are offline.',
  );
  // the page is still there
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(false);
  await filters.click();
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
});

test('a card at a glance that waits for a connection says so', async ({ page, context }) => {
  await drawnByScript(page);
  let answered = false;
  await page.route('**/api/neighborhoods/venice/monthly*', (route) =>
    answered ? route.fallback() : route.abort('failed'),
  );
  await page.goto('/neighborhood/venice');
  const card = page.getByRole('region', { name: 'Crime', exact: true });
  await expect(card.getByRole('alert')).toContainText('The site could not be reached.');
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('alert')).toContainText('You are offline.');
  answered = true;
  await context.setOffline(false);
  await expect(card).toContainText('reported');
});

const notice = (page: Page) => page.locator('[role=alert][data-kind=error]');

test('the side menu and a file need a connection and say so, and come when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/crime/burglary');
  await expect(page.getByRole('table', { name: /Burglary/ })).toBeVisible();
  await context.setOffline(true);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const file = page.getByRole('button', { name: 'Download (CSV)' }).first();
  for (const button of [menu, file]) {
    await button.click();
    await expect(notice(page)).toHaveText('This could not be opened. You are offline.');
    await expect(notice(page)).toHaveCount(0);
  }
  // the page is still there
  await expect(page.getByRole('table', { name: /Burglary/ })).toBeVisible();
  await context.setOffline(false);
  const saved = page.waitForEvent('download');
  await file.click();
  await saved;
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
});

test('staff who are asked to sign in without a connection are told so, and can ask again', async ({
  page,
  context,
}) => {
  await page.goto('/bundles');
  const history = page.getByRole('button', { name: 'History' });
  await expect(history).toBeVisible();
  await context.setOffline(true);
  await history.click();
  await expect(notice(page)).toHaveText('This could not be opened. You are offline.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await history.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('the months of a chart tell what is known without a connection, and the map says why it is not there', async ({
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
    .filter({ has: page.getByRole('link', { name: /as a table/i }) });
  await map.last().scrollIntoViewIfNeeded();
  await expect(map.last().getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  await map.last().getByRole('button', { name: 'Try again' }).click();
  await expect(map.last().getByRole('alert')).toHaveCount(0);
  // what scrolls under the mouse would be pointed at
  await page.mouse.move(0, 0);
  await months.focus();
  await months.press('ArrowLeft');
  await expect(months).toHaveAttribute('aria-valuetext', /^September 2026\. /);
});
