import { expect, type Locator, type Page } from '@playwright/test';
import { findAccessibilityViolations } from './web/accessibility-violations.ts';
import { notice } from './web/notices.ts';
import { test } from './web/test.ts';

test('by keyboard alone: open, write, close, reopen and send, and the focus is back on the button', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/FeedbackDialog|feedback\.en/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/neighborhood/hollywood');
  const button = page.getByRole('button', { name: 'Feedback', exact: true }).first();
  await button.focus();
  expect(fetched).toEqual([]);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Your feedback' });
  await expect(form).toBeVisible();
  expect(fetched).not.toEqual([]);
  // the form receives the focus a moment after it is visible
  await expect(page.locator('[role=dialog]:focus-within, :focus:has([role=dialog])')).toHaveCount(
    1,
  );
  await page.keyboard.press('Tab');
  await expect(comment(form)).toBeFocused();
  await page.keyboard.type('hello');
  await page.keyboard.press('Tab');
  await expect(lookingFor(form)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(form)).toBeFocused();
  // the focus does not leave the form
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await comment(form).press('End');
  const requested = page.waitForRequest('**/api/feedback');
  await send(form).press('Enter');
  const request = await requested;
  expect(request.postDataJSON()).toEqual({
    comment: 'hello',
    page: '/neighborhood/hollywood',
    language: 'en',
  });
  const response = await request.response();
  expect(response?.status()).toBe(200);
  expect(await response?.json()).toEqual({
    message: 'Thank you for your feedback!',
    error: false,
  });
  await expect(notice(page)).toHaveText('Thank you for your feedback!');
  await expect(button).toBeFocused();
});

test('the form fills a phone and is centered on a desktop, accessible when empty, invalid or failed', async ({
  page,
}) => {
  await page.route('**/api/feedback', (route) =>
    route.fulfill({ status: 500, json: { message: 'no', error: true } }),
  );
  for (const width of [390, 1280]) {
    const check = async () => {
      expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/crime/burglary');
    const form = await openFeedback(page);
    await expect
      .poll(() => form.boundingBox())
      .toMatchObject(
        width === 390 ? { x: 0, y: 0, width: 390, height: 844 } : { x: 360, width: 560 },
      );
    await check();
    const before = await borderOf(comment(form));
    await send(form).click();
    await expect(form.getByText('Please write something here.')).toBeVisible();
    const [red, green, blue] = await borderOf(comment(form));
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(80);
    expect(blue).toBeLessThan(80);
    await check();
    await comment(form).fill('x');
    await expect.poll(() => borderOf(comment(form))).toEqual(before);
    await send(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await check();
    if (width === 390) await page.setViewportSize({ width: 320, height: 844 });
    expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test('a form that cannot be fetched shows an error and leaves the page as it is', async ({
  page,
}) => {
  await page.route('**/FeedbackDialog*', (route) => route.abort());
  await page.goto('/crime/burglary');
  await page.getByRole('button', { name: 'Feedback', exact: true }).first().click();
  await expect(notice(page)).toContainText(
    'This could not be opened. The site could not be reached.',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Burglary' })).toBeVisible();
});

/** Red, green and blue of a field's border. */
async function borderOf(field: Locator): Promise<number[]> {
  const color = await field.evaluate((element) => getComputedStyle(element).borderTopColor);
  return (color.match(/\d+/g) ?? []).map(Number);
}

/** Opens the feedback form by the page's first button for it. */
async function openFeedback(page: Page, button = 'Feedback'): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Your feedback' });
  await expect(form).toBeVisible();
  return form;
}

const comment = (form: Locator) =>
  form.getByRole('textbox', { name: 'What would you like to tell us about this page?' });
const lookingFor = (form: Locator) =>
  form.getByRole('textbox', { name: 'What did you want to find out? (optional)' });
const send = (form: Locator) => form.getByRole('button', { name: 'Send feedback' });
