import { expect } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { test } from '../web/test.ts';

test('a place, an hour and a scale are chosen by keyboard without a reload, and pages of the tracker are accessible', async ({
  page,
}) => {
  await page.goto('/aqi');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Los Angeles');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  const search = page.getByRole('combobox', { name: 'Address or neighborhood' });
  await search.focus();
  await page.keyboard.type('venice');
  await expect(page.getByRole('option', { name: /^Venice/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Venice');
  await expect(page.getByRole('row', { name: /Venice \(this place\)/ })).toBeVisible();

  await page.getByLabel('Day', { exact: true }).fill('2026-07-04');
  await expect(page.getByRole('heading', { name: /^AQI on Sat, Jul 4, 2026/ })).toBeVisible();
  await page.getByLabel('Hour', { exact: true }).selectOption({ label: '11 PM' });
  await expect(page).toHaveURL(/datetime=2026-07-04T23:00-07:00$/);
  const day = page.getByRole('link', { name: /^July 10: AQI \d+, / });
  await day.focus();
  await day.press('Enter');
  await expect(page).toHaveURL(/datetime=2026-07-10T23:00-07:00/);
  await page.goBack();
  await expect(
    page.getByRole('heading', { name: /^AQI on Sat, Jul 4, 2026, 11 PM/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'The hours as a table' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
