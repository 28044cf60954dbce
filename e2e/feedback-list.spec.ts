import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { findAccessibilityViolations } from './web/accessibility-violations.ts';
import { signIn } from './web/staff.ts';
import { test } from './web/test.ts';

test('staff find feedback, mark it as handled and delete private entries', async ({ page }) => {
  // entries are never removed: the id distinguishes this run's feedback from others'
  const run = randomUUID();
  const urgent = `The arrow of Venice points the wrong way ${run}`;
  const personal = `Call me at home ${run}`;
  for (const [comment, about] of [
    [urgent, '/neighborhood/venice'],
    [personal, '/crime/arson'],
  ]) {
    const response = await page.request.post('/api/feedback', {
      data: { comment, page: about, language: 'en', looking_for: 'my street' },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
  await signIn(page, 'feedback@example.org');
  await expect(page.getByText(/^[1-9]\d* unread, \d+ in all\.$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Feedback' }).click();
  await expect(page).toHaveURL('/staff/feedback');
  const entry = page.getByRole('article').filter({ hasText: urgent });
  const other = page.getByRole('article').filter({ hasText: personal });
  await expect(entry).toContainText('Unread');
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await other.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveCount(0);

  await page.getByLabel('Words').fill(`WRONG way ${run}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('1 entry');
  await entry.getByRole('button', { name: /^Mark as handled/ }).click();
  await expect(entry).toContainText('Handled by feedback@example.org');
  const table = await page.request.get(
    (await page.getByRole('link', { name: 'Download these as CSV' }).getAttribute('href')) ?? '',
  );
  expect(await table.text()).toContain(urgent);

  // the audit log records the deletion, not the text that was deleted
  await page.goto('/staff');
  await expect(page.getByText(/^Feedback no\. \d+ was deleted/).first()).toBeVisible();
  await expect(page.getByText(personal)).toHaveCount(0);
});
