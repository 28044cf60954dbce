import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  decodeMailText,
  startMailServer,
  type TestMailServer,
} from '../../apps/server/src/platform/testing/mail-server.ts';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { type IsolatedServer, startIsolatedServer } from '../web/isolated-server.ts';
import { notice } from '../web/notices.ts';
import { test } from '../web/test.ts';
import { findEnglish, readTextsOnPage } from '../web/untranslated-english.ts';
import { runNewsletterCommand } from './newsletter-command.ts';
import { readRecipients } from './recipients.ts';

// one server for all tests, which run one at a time
test.describe.configure({ mode: 'default' });

let mails: TestMailServer;
let site: IsolatedServer;

test.beforeAll(async () => {
  test.setTimeout(480_000);
  mails = await startMailServer();
  site = await startIsolatedServer({
    SMTP_URL: mails.url,
    MAIL_FROM: 'Townlight <news@example.org>',
  });
});

test.afterAll(async () => {
  await site?.close();
  await mails?.close();
});

const MASK =
  'Subscription page is currently disabled. Please check your email to confirm the registration first.';

let addressCount = 0;
const newAddress = () => `reader-${++addressCount}@example.org`;

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' }).first();
const search = (page: Page) => page.getByRole('combobox', { name: 'choose your neighborhood' });
const yours = (page: Page) => page.getByRole('region', { name: 'Your subscriptions' });
const cards = (page: Page) => yours(page).getByRole('heading', { level: 3 });
const emailContents = (page: Page) =>
  page.getByRole('region', { name: 'What your newsletter covers' });
const order = (page: Page) => emailContents(page).getByRole('link');

/** Returns the newest email to an address, once this many have arrived. */
async function mailTo(address: string, count = 1): Promise<string> {
  const to = () => mails.received.filter((mail) => mail.to.includes(address));
  await expect.poll(() => to().length, { timeout: 60_000 }).toBe(count);
  const newest = to().at(-1);
  if (newest === undefined) throw new Error('no mail');
  return decodeMailText(newest);
}

function linkIn(mail: string): string {
  const [link] = /http:\/\/localhost:\d+\S*\/subscription\/confirm#[\w.~-]+/.exec(mail) ?? [];
  if (link === undefined) throw new Error(`no link in: ${mail}`);
  return link;
}

/** Signs an address up by the API; returns the address and the link in its email. */
async function signedUp(page: Page, neighborhoods: string[], language: string) {
  const address = newAddress();
  // just after the start the queue of emails may not be ready: then the server replies that the reader should try again
  await expect(async () => {
    const reply = await page.request.post(`${site.url}/api/subscriptions/subscribers`, {
      data: { neighborhoods, email: address, language },
    });
    expect(reply.status()).toBe(200);
  }).toPass();
  return { address, link: linkIn(await mailTo(address)) };
}

/** Signs an address up and confirms it, both by the API; returns the address. */
async function confirmed(page: Page, neighborhoods: string[]): Promise<string> {
  const { address, link } = await signedUp(page, neighborhoods, 'en');
  const reply = await page.request.post(`${site.url}/api/subscriptions/confirm`, {
    data: { token: new URL(link).hash.slice(1) },
  });
  expect(reply.status()).toBe(200);
  return address;
}

/** Signs an address up and confirms it in the browser, which then shows the subscription's page. */
async function subscribed(page: Page, neighborhoods: string[], language = 'en'): Promise<string> {
  const { address, link } = await signedUp(page, neighborhoods, language);
  await page.goto(link);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/subscription\/[\w-]+$/);
  await expect(page.getByRole('main').getByText(address)).toBeVisible();
  return address;
}

/** Types the full name of a neighborhood and adds it with Enter, once it is suggested. */
async function addByName(page: Page, name: string): Promise<void> {
  await search(page).fill(name);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await search(page).press('Enter');
}

/** Waits for the response to the next save; `path` excludes responses to earlier saves of another kind. */
const saved = (page: Page, path = '/api/subscriptions/') =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(path),
  );

async function secondTab(context: BrowserContext, page: Page): Promise<Page> {
  const key = await page.evaluate(() => sessionStorage.getItem('subscription'));
  const { userHash, email: address, passwordHash } = JSON.parse(key ?? '{}');
  const tab = await context.newPage();
  await tab.goto(
    `${site.url}/subscription/${userHash}?${encodeURIComponent(address)}&${passwordHash}`,
  );
  await expect(cards(tab).first()).toBeVisible();
  return tab;
}

test('from an address to a subscription: signed up, masked, confirmed by one button, added, removed, ended by one click', async ({
  page,
  context,
}) => {
  const address = newAddress();
  await page.goto(`${site.url}/neighborhood/hollywood`);
  await email(page).fill(address);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  const bar = page.getByRole('form', { name: /^Subscribe to/ });
  await expect(bar).toContainText('Thank you for your subscription! You can modify it anytime');
  await bar.getByRole('link', { name: 'on your subscription page' }).click();

  // the link opens the page behind its mask, and its secret is removed from the address bar
  await expect(page.getByText(MASK)).toBeVisible();
  await expect(page).toHaveURL(/\/subscription\/[\w-]+$/);
  await expect(search(page)).toHaveCount(0);
  const mail = await mailTo(address);
  expect(mail).toContain('Hollywood');
  // a program that only opens the links of emails confirms nothing (reading 27)
  expect((await fetch(linkIn(mail))).status).toBe(200);
  await page.getByRole('button', { name: 'I have confirmed' }).click();
  await expect(page.getByText(MASK)).toBeVisible();
  expect(await readRecipients(site)).toEqual([]);

  const mailed = await context.newPage();
  await mailed.goto(linkIn(mail));
  await expect(mailed).toHaveURL(`${site.url}/subscription/confirm`);
  await expect(mailed.getByRole('main').getByRole('button')).toHaveText(['Confirm', 'Feedback']);
  await mailed.getByRole('button', { name: 'Confirm' }).click();
  await expect(mailed).toHaveURL(/\/subscription\/[\w-]+$/);
  await expect(cards(mailed)).toHaveText(['Hollywood']);
  await expect(yours(mailed)).toContainText(
    `Manage the following subscriptions that are currently being sent to ${address}.`,
  );
  await mailed.close();

  // the masked page unlocks, too
  await page.getByRole('button', { name: 'I have confirmed' }).click();
  await expect(cards(page)).toHaveText(['Hollywood']);
  const again = await context.newPage();
  await again.goto(linkIn(mail));
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(again.getByRole('status').first()).toContainText('already confirmed');
  await again.close();

  const added = saved(page);
  await addByName(page, 'Acton');
  await expect(cards(page)).toHaveText(['Acton', 'Hollywood']);
  await added;
  await page.reload();
  await expect(cards(page)).toHaveText(['Acton', 'Hollywood']);

  const removed = saved(page);
  await yours(page).getByRole('button', { name: 'Unsubscribe from Acton' }).click();
  await expect(cards(page)).toHaveText(['Hollywood']);
  await removed;
  const [recipient] = await readRecipients(site);
  expect(recipient).toMatchObject({ address, neighborhoods: [{ id: 'hollywood' }] });

  // as mail programs do it (RFC 8058)
  const ended = await fetch(recipient?.links.oneClick ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);
  expect(await readRecipients(site)).toEqual([]);
  await page.reload();
  await expect(
    page.getByText('You have unsubscribed: you will get no newsletters and no alerts.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send me newsletters again' }).click();
  await expect.poll(async () => (await readRecipients(site)).length).toBe(1);

  // by the page behind an email's link, which works repeatedly
  await page.goto(recipient?.links.unsubscribe ?? '');
  for (let press = 0; press < 2; press++) {
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(
      page.getByText('You have unsubscribed. You will get no more newsletters.'),
    ).toBeVisible();
    await page.goto(`${site.url}/about/data`);
    await page.goto(recipient?.links.unsubscribe ?? '');
  }
  expect(await readRecipients(site)).toEqual([]);

  // opens the page by an email's link
  await page.goto(recipient?.links.manage ?? '');
  await page.getByRole('button', { name: 'Open my page' }).click();
  await expect(cards(page)).toHaveText(['Hollywood']);

  // logs contain no data of the reader
  // one JSON document a line, which throws otherwise
  for (const line of site.output().trim().split('\n')) JSON.parse(line);
  expect(site.output()).not.toContain(address);
  const [, userHash = ''] = /subscription\/([\w-]+)$/.exec(page.url()) ?? [];
  expect(site.output()).not.toContain(userHash);
});

test('a subscription is sorted by keys, changed in two tabs, added to by a second sign-up, and deleted', async ({
  page,
  context,
}) => {
  const address = await subscribed(page, ['hollywood', 'acton', 'torrance']);

  await test.step('the order is changed by keyboard and persists; the card for adding focuses the search', async () => {
    await expect(order(page)).toHaveText(['Acton', 'Hollywood', 'Torrance']);
    let save = saved(page);
    await page.getByRole('button', { name: 'Choose the sections about Hollywood' }).click();
    await emailContents(page).getByRole('checkbox', { name: 'The month’s air' }).click();
    await save;
    save = saved(page);
    await page.getByRole('button', { name: 'Move Acton', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Acton is at place 1 of 3.')).toBeAttached();
    // the library listens for arrow keys a moment after it has picked up: an earlier key is lost
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('Acton is at place 2 of 3.')).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(order(page)).toHaveText(['Hollywood', 'Acton', 'Torrance']);
    await save;
    await page.reload();
    await expect(order(page)).toHaveText(['Hollywood', 'Acton', 'Torrance']);
    const pictures = page.getByRole('list', { name: 'Sections about Hollywood' }).getByRole('img');
    await expect(pictures).toHaveCount(6);
    await page.getByRole('button', { name: 'Add a neighborhood' }).click();
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toBeInViewport();
    await page.getByRole('link', { name: 'manage your subscription' }).click();
    await expect(page.getByRole('heading', { name: 'Your subscriptions' })).toBeInViewport();
  });

  await test.step('two tabs preserve each other’s changes', async () => {
    const other = await secondTab(context, page);
    await expect(other).toHaveURL(/\/subscription\/[\w-]+$/);
    let save = saved(other);
    await addByName(other, 'Venice');
    await save;
    save = saved(page);
    await yours(page).getByRole('button', { name: 'Unsubscribe from Acton' }).click();
    await save;
    await expect(cards(page)).toHaveText(['Hollywood', 'Torrance', 'Venice']);
    await other.reload();
    await expect(cards(other)).toHaveText(['Hollywood', 'Torrance', 'Venice']);
    await page.getByRole('button', { name: 'Close this page on all devices' }).click();
    await expect(page.getByText('earlier links no longer open it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
    await other.reload();
    await expect(other.getByText('This link no longer opens your subscriptions.')).toBeVisible();
    await other.close();
  });

  await test.step('a returning reader is offered the requested neighborhoods', async () => {
    await page.goto(`${site.url}/subscribe?area=van-nuys`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Subscribe to our neighborhood newsletters',
    );
    await expect(page.getByRole('link', { name: 'Atom' })).toHaveAttribute('href', '/news.atom');
    await addByName(page, 'Acton');
    await expect(
      page.getByRole('list', { name: 'Chosen neighborhoods' }).getByRole('listitem'),
    ).toHaveText(['Van Nuys', 'Acton']);
    await email(page).fill(address);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(notice(page)).toContainText(
      'You are a returning user. Check your latest subscription',
    );
    await page.goto(linkIn(await mailTo(address, 2)));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('You asked for', { exact: false })).toContainText('Acton');
    await page.getByRole('button', { name: 'Add them' }).click();
    await expect(cards(page)).toHaveText(['Acton', 'Hollywood', 'Torrance', 'Van Nuys', 'Venice']);
  });

  await test.step('settings are saved; data is downloaded and deleted', async () => {
    let save = saved(page, '/preferences');
    await page.getByRole('radio', { name: 'Español' }).click();
    await save;
    save = saved(page, '/preferences');
    await page.getByRole('checkbox', { name: /air is unhealthy/ }).click();
    await save;
    expect((await readRecipients(site)).find((one) => one.address === address)).toMatchObject({
      language: 'es',
      alerts: ['unhealthy-air'],
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Send me my data' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(file).toMatchObject({
      email: address,
      language: 'es',
    });
    expect(file.neighborhoods).toHaveLength(5);
    expect(file.neighborhoods).toContainEqual(expect.objectContaining({ id: 'hollywood' }));
    await page.getByRole('button', { name: 'Delete me' }).click();
    const question = page.getByRole('dialog', { name: 'Delete everything about you?' });
    await question.getByRole('button', { name: 'Delete everything' }).click();
    await expect(notice(page)).toContainText('Everything about you was deleted.');
    await expect(page).toHaveURL(`${site.url}/subscribe`);
    expect((await readRecipients(site)).map((one) => one.address)).not.toContain(address);
  });
});

test('the pages of subscriptions fit a phone and a desktop, in Spanish too, without accessibility violations', async ({
  page,
}) => {
  const fits = async () => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
  };
  await page.goto(`${site.url}/subscribe`);
  await fits();
  await page.goto(`${site.url}/subscription/confirm#not-a-link-that-opens-anything`);
  await fits();
  await subscribed(page, ['hollywood', 'acton'], 'es');
  // the email was Spanish, and so is its page
  await expect(page).toHaveURL(/\/es\/subscription\//);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Qué incluye su boletín' }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Delitos de un vistazo' }).first()).toBeVisible();
  expect(findEnglish(await readTextsOnPage(page))).toEqual([]);
  await fits();
  await page.goto(`${site.url}/es/subscribe`);
  expect(findEnglish(await readTextsOnPage(page))).toEqual([]);
});

test('an email has the page’s figures; after a one-click unsubscribe the reader gets no further edition', async ({
  page,
}) => {
  const stays = await confirmed(page, ['hollywood']);
  const leaves = await confirmed(page, ['hollywood', 'acton']);
  const [, newest = ''] =
    /edition (\d{4}-\d{2}) is now a draft/.exec(await runNewsletterCommand(site, 'draft')) ?? [];
  await runNewsletterCommand(site, 'send', newest);

  const mail = await mailTo(leaves, 2);
  const trends = await (
    await page.request.get(`${site.url}/api/neighborhoods/hollywood/monthly`)
  ).json();
  const { crime_count: crimes } = trends.trends.at(-1);
  expect(mail).toContain('Hollywood');
  expect(mail).toContain('Acton');
  expect(mail).toContain(crimes.toLocaleString('en-US'));
  await page.goto(`${site.url}/news/${newest}/hollywood`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hollywood in ');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const { raw } = mails.received.findLast(({ to }) => to.includes(leaves)) ?? { raw: '' };
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const [, oneClick = ''] = /^List-Unsubscribe:[^<]*<(http[^>]+)>/im.exec(headers) ?? [];
  const ended = await fetch(oneClick.replaceAll(' ', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(ended.status).toBe(200);

  const [year = 0, month = 0] = newest.split('-').map(Number);
  const earlier = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
  await runNewsletterCommand(site, 'draft', earlier);
  await runNewsletterCommand(site, 'send', earlier);
  await mailTo(stays, 3);
  await expect
    .poll(() => runNewsletterCommand(site, 'status'), { timeout: 60_000 })
    .toMatch(new RegExp(`^${earlier}  sent`, 'm'));
  expect(mails.received.filter(({ to }) => to.includes(leaves))).toHaveLength(2);
});
