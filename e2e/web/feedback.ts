import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the feedback form by the page's first button for it. */
export async function openFeedback(page: Page, button = 'Feedback'): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Your feedback' });
  await expect(form).toBeVisible();
  return form;
}

export const comment = (form: Locator) =>
  form.getByRole('textbox', { name: 'What would you like to tell us about this page?' });
export const lookingFor = (form: Locator) =>
  form.getByRole('textbox', { name: 'What did you want to find out? (optional)' });
export const send = (form: Locator) => form.getByRole('button', { name: 'Send feedback' });
