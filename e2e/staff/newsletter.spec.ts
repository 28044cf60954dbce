import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { NewsletterReply } from '@townlight/contract/newsletter';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { tabTo } from '../web/keyboard.ts';
import { notice } from '../web/notices.ts';
import { invite, signIn } from '../web/staff.ts';
import { test } from '../web/test.ts';
import { getTestServer } from '../web/test-server.ts';
import { EMAIL_COUNTS } from './email-counts.ts';

const EDITIONS = '**/api/staff/newsletter/editions';

const english = (page: Page) => page.getByRole('textbox', { name: 'Note in English' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const emailPreview = (page: Page) => page.frameLocator('iframe[title^="Letter about"]');
const expectNotice = (page: Page, text: string | RegExp) =>
  expect(notice(page).filter({ hasText: text })).toBeVisible();

async function openNewsletter(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
}

/** Presses a button by keyboard once no request is pending: until then the page ignores presses. */
async function pressByKey(button: Locator): Promise<void> {
  await tabTo(button);
  await expect(button).toBeEnabled();
  await button.page().keyboard.press('Enter');
}

/** Starts a draft of the newest month without one, so that a retry does not meet the first try's. @returns its id */
async function begin(page: Page): Promise<string> {
  // another test may have started the same month meanwhile: the page then offers the one before
  await expect(async () => {
    await pressByKey(page.getByRole('button', { name: 'Start a draft' }));
    await expect(page).toHaveURL(/\?edition=\d{4}-\d\d$/, { timeout: 8_000 });
  }).toPass();
  return new URL(page.url()).searchParams.get('edition') ?? '';
}

/** Fetches the reply about all editions, with retries as the page does: a busy store may reject a request. */
async function editionsNow(page: Page): Promise<NewsletterReply> {
  for (let left = 5; ; left -= 1) {
    const reply = await page.request.get('/api/staff/newsletter/editions');
    if (reply.ok()) return await reply.json();
    if (left === 0 || reply.status() !== 503) throw new Error(await reply.text());
    await page.waitForTimeout(1_000);
  }
}

async function mailsWith(text: string): Promise<number> {
  const server = getTestServer();
  const folder = server.isStartedByTests ? server.dataFolder : (process.env.TOWNLIGHT_DATA ?? '');
  const files = await readdir(folder, { recursive: true });
  const mails = files.filter((file) => file.endsWith('.eml'));
  const read = await Promise.all(mails.map((file) => readFile(join(folder, file), 'utf8')));
  return read.filter((mail) => mail.includes(text)).length;
}

test('an edition is created, written, previewed, tested, scheduled and unscheduled without losing text', async ({
  page,
}) => {
  const email = `desk-${Date.now().toString(36)}@example.org`;
  page.on('dialog', (dialog) => void dialog.accept());
  await openNewsletter(page, email);
  const id = await begin(page);
  const { origin } = new URL(page.url());

  await test.step('a save that fails shows an error, and typed text survives even a reload', async () => {
    await english(page).fill('Hello **neighbors**');
    await page.route(`${EDITIONS}/*`, (route) => route.abort());
    await save(page).click();
    const fault = page.getByRole('alert').filter({ hasText: 'What you typed is still here' });
    await expect(fault).toContainText('The server could not be reached');
    await page.unroute(`${EDITIONS}/*`);
    await page.reload();
    await expect(english(page)).toHaveValue('Hello **neighbors**');
    await expect(page.getByText('Not saved yet.')).toBeVisible();
  });

  await test.step('an expired session prompts for a sign-in, after which the save succeeds', async () => {
    await page.context().clearCookies();
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toContainText('what you typed stays here');
    const other = await page.context().newPage();
    await other.goto(`/staff/sign-in#${await invite(email)}`);
    await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await other.close();
    await expect(english(page)).toHaveValue('Hello **neighbors**');
    await save(page).click();
    await expectNotice(page, 'The edition is saved.');
    await expect(page.getByText('Not saved yet.')).toBeHidden();
  });

  await test.step('any neighborhood is looked at as on a desktop, a phone and in plain text', async () => {
    await expect(emailPreview(page).locator('strong', { hasText: 'neighbors' })).toBeVisible();
    const picture = emailPreview(page).locator('img').first();
    const width = () => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await tabTo(page.getByRole('combobox', { name: 'Show another neighborhood' }));
    await page.keyboard.type('Venice');
    await expect(page.getByRole('option', { name: 'Venice', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(emailPreview(page).getByRole('heading', { name: 'Venice' }).first()).toBeVisible();
    const frame = page.locator('iframe[title="Letter about Venice"]');
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*(scripts|same-origin))/);
    const shown = async () => (await frame.boundingBox())?.width ?? 0;
    await expect.poll(shown).toBeGreaterThanOrEqual(600);
    await pressByKey(page.getByRole('button', { name: 'Phone' }));
    await expect.poll(shown).toBe(375);
    await pressByKey(page.getByRole('button', { name: 'Plain text' }));
    await expect(page.locator('pre')).toContainText('Hello neighbors');
    await page.getByRole('main').getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('pre')).toContainText('Venice');
    await expect(page.locator('pre')).not.toContainText('Hello');
  });

  await test.step('what somebody else saved meanwhile is not written over unseen', async () => {
    await english(page).fill('Mine');
    const put = await page.request.put(`/api/staff/newsletter/editions/${id}`, {
      headers: { origin },
      data: { notes: { en: 'Theirs', es: '' }, categories: ['trend', 'editors-note'] },
    });
    expect(put.status()).toBe(200);
    await save(page).click();
    await expect(page.getByText('Someone else saved this edition')).toBeVisible();
    await expect(english(page)).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Keep what I typed' }).click();
    await save(page).click();
    await expect(page.getByText('Not saved yet.')).toBeHidden();
    const { editions } = await editionsNow(page);
    expect(editions.find((one) => one.id === id)?.notes.en).toBe('Mine');
  });

  await test.step('a test email is sent to the user who requests it', async () => {
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await expectNotice(page, `A test is on its way to ${email}`);
    await expect.poll(() => mailsWith(`To: ${email}`), { timeout: 60_000 }).toBe(1);
  });

  expect(await findAccessibilityViolations(page)).toEqual([]);

  await test.step('it is written, saved, scheduled in the county’s time zone and unscheduled by keyboard alone', async () => {
    await tabTo(english(page), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('By hand');
    await pressByKey(save(page));
    await expectNotice(page, 'The edition is saved.');
    await expect(page.getByText('Not saved yet.')).toBeHidden();
    await tabTo(english(page), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('The last word');
    await tabTo(page.getByLabel('Date and time in the county'));
    await page.keyboard.type('01152031');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('0930AM');
    await expect(
      page.getByText('Letters start going out Jan 15, 2031, 9:30 AM PST.'),
    ).toBeVisible();
    await pressByKey(page.getByRole('button', { name: 'Save and schedule' }));
    await expectNotice(page, 'scheduled for Jan 15, 2031, 9:30 AM PST');
    const line = page.getByRole('listitem').filter({ hasText: 'Jan 15, 2031' });
    await expect(line).toContainText('Scheduled');
    await expect(english(page)).toHaveCount(0);
    await expect(page.getByText(`Scheduled by ${email}`)).toBeVisible();
    await pressByKey(page.getByRole('button', { name: 'Move back to draft' }));
    await expectNotice(page, 'a draft again');
    await expect(english(page)).toHaveValue('The last word');
  });

  await test.step('automatic sending of editions is turned on and off by keyboard', async () => {
    const automatic = page.getByRole('checkbox', { name: 'Send editions automatically' });
    await tabTo(automatic, 'Shift+Tab');
    await page.keyboard.press('Space');
    await expectNotice(page, 'Editions now go out automatically.');
    await page.reload();
    await expect(automatic).toBeChecked();
    await tabTo(automatic);
    await page.keyboard.press('Space');
    await expectNotice(page, 'Editions now wait for you.');
  });

  await test.step('an edition that is being sent fits a phone', async () => {
    const reply = await editionsNow(page);
    const at = '2026-11-13T17:00:00Z';
    const sending = {
      state: 'sending',
      sending_at: at,
      scheduled_at: at,
      letters: EMAIL_COUNTS,
    } as const;
    const editions = reply.editions.map((one) => ({ ...one, ...sending }));
    await page.route(EDITIONS, (route) => route.fulfill({ json: { ...reply, editions } }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/staff/newsletter?edition=${id}`);
    const panel = page.getByRole('region', { name: /^\w+ \d{4}$/ });
    await expect(panel).toContainText('800 of 20,000 letters accepted by the mail server');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
