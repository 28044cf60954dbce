import { expect, type Page } from '@playwright/test';
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
  await expect(report(page).getByText('Kinds of crime in October 2026')).toBeVisible();
  // the code of the menu is there
  await choose(page, 'Time Period', 'Last 12 months');
  await choose(page, 'Time Period', 'Last month');
  await expect(legend(page)).toHaveText(/October 2026/);
  await context.setOffline(true);
  await choose(page, 'Crime category', 'Violent Crime');
  const notice = report(page).getByRole('alert');
  await expect(notice).toContainText('You still see what you chose before. You are offline.');
  await expect(legend(page)).not.toHaveText(/Violent/);
  await expect(report(page).getByText('Kinds of crime in October 2026')).toBeVisible();
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
