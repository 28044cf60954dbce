import { expect, type Page } from '@playwright/test';
import { test } from '../web/test.ts';

const rows = (page: Page) => page.getByRole('table', { name: /^All crime,/ }).locator('tbody tr');

/** Types a name and chooses its suggestion with Enter. */
async function add(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('neighborhoods are compared by keyboard alone, the URL is updated, and Back undoes the last step', async ({
  page,
}) => {
  await page.goto('/compare');
  await page.getByRole('combobox').focus();
  await add(page, 'venice');
  await expect(page).toHaveURL(/\/compare\?areas=venice$/);
  await expect(page.getByRole('combobox')).toBeFocused();
  await add(page, 'hollywood');
  await expect(page).toHaveURL(/\?areas=venice,hollywood$/);
  await expect(page).toHaveTitle('Venice and Hollywood, compared · Townlight');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Venice' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?areas=hollywood$/);
  await expect(page.getByRole('button', { name: 'Remove Hollywood' })).toBeFocused();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
});
