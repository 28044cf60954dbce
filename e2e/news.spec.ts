import { expect } from '@playwright/test';
import { signIn } from './web/staff.ts';
import { test } from './web/test.ts';

test('an editor signed in writes a paragraph, and readers see it', async ({ page, context }) => {
  await signIn(page, 'news@example.org');
  const text = `Written by the *editors* at ${Date.now()}.`;
  await page.getByRole('textbox', { name: 'Editor’s paragraph' }).fill(text);
  await page.getByRole('button', { name: 'Save the paragraph' }).click();
  await expect(page.getByText('The paragraph was saved.')).toBeVisible();
  const reader = await context.newPage();
  await reader.goto('/news');
  const paragraph = reader.getByRole('main').getByText(text.replaceAll('*', ''));
  await expect(paragraph).toBeVisible();
  await expect(paragraph.locator('em')).toHaveText('editors');
  await reader.close();
});
