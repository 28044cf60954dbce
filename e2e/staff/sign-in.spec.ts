import { expect, type Page } from '@playwright/test';
import {
  type LocalProvider,
  startLocalProvider,
} from '../../apps/server/src/features/staff/testing/local-provider.ts';
import {
  decodeMailText,
  startMailServer,
  type TestMailServer,
} from '../../apps/server/src/platform/testing/mail-server.ts';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { type IsolatedServer, startIsolatedServer } from '../web/isolated-server.ts';
import { withIsolatedStore } from '../web/isolated-store.ts';
import { freePort } from '../web/server-process.ts';
import { inviteTo } from '../web/staff.ts';
import { openAsAnotherReader, test } from '../web/test.ts';

// one server for all tests, which run one at a time
test.describe.configure({ mode: 'default' });

let mails: TestMailServer;
let provider: LocalProvider;
let site: IsolatedServer;

test.beforeAll(async () => {
  test.setTimeout(480_000);
  mails = await startMailServer();
  const port = await freePort();
  provider = await startLocalProvider(`http://localhost:${port}/api/staff/provider/callback`);
  site = await startIsolatedServer({
    PORT: String(port),
    // this test needs no figures
    TOWNLIGHT_SAMPLE: 'false',
    SMTP_URL: mails.url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'County account',
  });
  await inviteTo(site.dataFolder, 'ana@example.org');
});

test.afterAll(async () => {
  await site?.close();
  await provider?.close();
  await mails?.close();
});

const main = (page: Page) => page.getByRole('main');
const byProvider = (page: Page, name = 'Sign in with County account') =>
  main(page).getByRole('link', { name });

test('the identity provider’s button signs the user in and returns to the previous page', async ({
  page,
}) => {
  provider.person = { email: 'Ana@Example.org', isVerified: true };
  await page.goto(`${site.url}/staff/feedback`);
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(byProvider(page)).toBeVisible();
  await byProvider(page).click();
  await expect(page).toHaveURL(`${site.url}/staff/feedback`);
  await expect(page.getByRole('banner')).toContainText('ana@example.org');
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});

test('an uninvited user is rejected with a reason in the page’s language, and can sign in again', async ({
  page,
}) => {
  provider.person = { email: 'stranger@example.org', isVerified: true };
  await page.goto(`${site.url}/es/bundles`);
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await byProvider(page, 'Entrar con County account').click();
  await expect(page.getByRole('alert')).toHaveText(/no tiene invitación/);
  await expect(page).toHaveURL(/\/es\/staff\/sign-in\?/);
  await expect(page.getByRole('banner')).not.toContainText('@');
  expect(await findAccessibilityViolations(page)).toEqual([]);

  // the same person with an invited address, on the second attempt
  provider.person = { email: 'ana@example.org', isVerified: true };
  await page.context().clearCookies();
  await byProvider(page, 'Entrar con County account').click();
  await expect(page).toHaveURL(`${site.url}/es/bundles`);
  await expect(page.getByRole('banner')).toContainText('ana@example.org');
});

/** Requests a link on the sign-in page. @returns the link in the email that arrives */
async function mailedLink(page: Page, address: string): Promise<string> {
  const before = mails.received.length;
  await page.goto(`${site.url}/staff/sign-in`);
  await main(page).getByLabel('Email').fill(address);
  await main(page).getByRole('button', { name: 'Mail me a link' }).click();
  await expect(main(page).getByRole('status')).toContainText('a link is on its way');
  await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(before + 1);
  const mail = mails.received.at(-1);
  if (mail === undefined) throw new Error('no mail');
  expect(mail.to).toEqual([address]);
  const [link] = /http:\/\/localhost:\d+\/staff\/sign-in#[\w-]+/.exec(decodeMailText(mail)) ?? [];
  if (link === undefined) throw new Error(`no link in: ${mail.raw}`);
  return link;
}

const press = (page: Page) =>
  main(page).getByRole('button', { name: 'Sign in', exact: true }).click();

test('an emailed link signs in once; a used or expired link shows which of the two it is', async ({
  page,
  browser,
}) => {
  const link = await mailedLink(page, 'ana@example.org');
  await page.goto('about:blank');
  await page.goto(link);
  await press(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(main(page)).toContainText('Signed in as ana@example.org, editor.');

  const other = await openAsAnotherReader(browser);
  await other.goto(link);
  await press(other);
  await expect(other.getByRole('alert')).toHaveText(
    'This link has already been used. Ask for a new one.',
  );

  const late = await mailedLink(other, 'ana@example.org');
  await withIsolatedStore(site, async (pool) => {
    await pool.query(`update staff_link set expires_at = now() - interval '1 second'`);
  });
  await other.goto('about:blank');
  await other.goto(late);
  await press(other);
  await expect(other.getByRole('alert')).toHaveText('This link has expired. Ask for a new one.');
  await expect(other.getByRole('banner')).not.toContainText('@');
  await other.context().close();
});
