import { expect } from '@playwright/test';
import { findAccessibilityViolations } from './web/accessibility-violations.ts';
import { test } from './web/test.ts';

test('a place that a resident saved is a link in the header of a phone, which gets no higher', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/neighborhood/venice');
  await page.getByRole('button', { name: 'My places' }).click();
  const dialog = page.getByRole('dialog', { name: 'My places' });
  await dialog.getByRole('button', { name: 'Keep Venice' }).click();
  await dialog.getByRole('button', { name: 'Rename Venice' }).click();
  await dialog.getByRole('textbox', { name: 'Your name for Venice' }).fill('Grandma Rosa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await page.goto('/about/method');
  const places = page.getByRole('navigation', { name: 'My places' });
  await expect(places).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('header')?.clientHeight)).toBe(77);
  await places.getByRole('link', { name: 'Grandma Rosa' }).click();
  await expect(page).toHaveURL('/neighborhood/venice');
});
