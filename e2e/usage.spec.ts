import { expect } from '@playwright/test';
import { findAccessibilityViolations } from './web/accessibility-violations.ts';
import { signIn } from './web/staff.ts';
import { test } from './web/test.ts';

test('a page view is sent by the browser and shown to staff', async ({ page }) => {
  // events are collected for some seconds and sent together
  const counted = page.waitForRequest('**/api/usage');
  await page.goto('/about/method');
  await counted;
  await signIn(page, 'usage@example.org');
  await page.getByRole('main').getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL('/staff/usage');
  const row = page.getByRole('row', { name: /^\/about\/method How crime is counted/ });
  await expect(row.getByRole('cell').first()).toHaveText(/[1-9]/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
