import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { barriersOn } from './web/barriers.ts';
import { signIn } from './web/staff.ts';
import { test } from './web/test.ts';

test('staff read what readers wrote, filter it, mark it as handled and delete what is private', async ({
  page,
}) => {
  // entries stay: what this run wrote is told apart from what others did
  const run = randomUUID();
  const urgent = `The arrow of Venice points the wrong way ${run}`;
  const personal = `Call me at home ${run}`;
  for (const [comment, about] of [
    [urgent, '/neighborhood/venice'],
    [personal, '/crime/arson'],
  ])
    await page.request.post('/api/feedback', {
      data: { comment, page: about, language: 'en', looking_for: 'my street' },
    });
  await page.goto('/staff/feedback');
  // nobody else sees a word of it
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(urgent)).toHaveCount(0);

  await signIn(page, 'feedback@example.org');
  await expect(page.getByText(/^[1-9]\d* unread, \d+ in all\.$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Feedback' }).click();
  await expect(page).toHaveURL('/staff/feedback');
  const entry = page.getByRole('article').filter({ hasText: urgent });
  const other = page.getByRole('article').filter({ hasText: personal });
  await expect(entry).toContainText('Unread');
  await expect(other).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);

  await page.getByLabel('Page', { exact: true }).selectOption('/neighborhood');
  await expect(other).toHaveCount(0);
  // the list of these words comes late, as it was before the entry is marked: it must not stay
  let letIn = () => {};
  const marked = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/api/staff/feedback?*words=*', async (route) => {
    const response = await route.fetch();
    await marked;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByLabel('Words').fill(`WRONG way ${run}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/kind=%2Fneighborhood&words=WRONG/);
  const sent = page.waitForResponse('**/handled');
  await entry.getByRole('button', { name: /^Mark as handled/ }).click();
  await sent;
  letIn();
  await expect(page.getByRole('status')).toHaveText('1 entry');
  await expect(entry).toContainText('Handled by feedback@example.org');
  const table = await page.request.get(
    (await page.getByRole('link', { name: 'Download these as CSV' }).getAttribute('href')) ?? '',
  );
  expect(await table.text()).toContain(urgent);

  await page.getByLabel('State').selectOption('open');
  await expect(page.getByRole('status')).toHaveText('No feedback with these filters');

  await page.goto('/staff/feedback');
  await other.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(other).toBeVisible();
  await other.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveCount(0);
  // the audit log says that it was deleted, and not what it said
  await page.goto('/staff');
  await expect(page.getByText(/^Feedback no\. \d+ was deleted/).first()).toBeVisible();
  await expect(page.getByText(personal)).toHaveCount(0);
});
