import { expect } from '@playwright/test';
import { findAccessibilityViolations } from './web/accessibility-violations.ts';
import { test } from './web/test.ts';

test('a place that a resident saved is a link in the header of a phone, which gets no higher', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/neighborhood/venice');
  await page.getByRole('banner').getByRole('link', { name: 'My places' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Save Venice' }).click();
  await main.getByRole('button', { name: 'Rename Venice' }).click();
  await main.getByRole('textbox', { name: 'Your name for Venice' }).fill('Grandma Rosa');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText(/^The air is/)).toBeVisible();
  expect(await findAccessibilityViolations(page, 'main')).toEqual([]);
  await page.goto('/about/method');
  const places = page.getByRole('navigation', { name: 'My places' });
  await expect(places).toBeVisible();
  expect(await page.evaluate(() => document.querySelector('header')?.clientHeight)).toBe(77);
  await places.getByRole('link', { name: 'Grandma Rosa' }).click();
  await expect(page).toHaveURL('/neighborhood/venice');
});
