import { expect, type Page } from '@playwright/test';
import { invite, signIn } from '../web/staff.ts';
import { openAsAnotherReader, test } from '../web/test.ts';

/** Adds a virtual authenticator that confirms every fingerprint prompt. */
async function giveFingerprintReader(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an invitation signs in once; a passkey made then signs in from then on', async ({ page }) => {
  const email = `passkey-${Date.now().toString(36)}@example.org`;
  await giveFingerprintReader(page);
  await signIn(page, email);
  expect(page.url()).not.toContain('#');
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'townlight-staff', httpOnly: true, sameSite: 'Strict' });

  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/staff');
  await expect(page.getByText(email)).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /passkey/i })
    .click();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible();
});

test('a link signs in once, at the press of its one button, its secret leaves the address at once, and a form of another site is refused', async ({
  page,
  browser,
}) => {
  const email = `link-${Date.now().toString(36)}@example.org`;
  const token = await invite(email);
  await page.goto(`/staff/sign-in#${token}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveText(['Sign in']);
  await expect(page).toHaveURL(/\/staff\/sign-in$/);
  await main.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expect(main).toContainText(`${email}, editor`);
  for (const name of ['Bundle Tool', 'Bundling', 'Releases and sources']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }

  const again = await openAsAnotherReader(browser);
  await again.goto(`${new URL(page.url()).origin}/staff/sign-in#${token}`);
  await again.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('alert')).toBeVisible();
  await again.context().close();

  const site = new URL(page.url()).origin;
  await page.goto('about:blank');
  await page.setContent(
    `<form action="${site}/api/staff/links" method="post" enctype="text/plain"><button>Press</button></form>`,
  );
  const [refused] = await Promise.all([
    page.waitForResponse('**/api/staff/links'),
    page.getByRole('button', { name: 'Press' }).click(),
  ]);
  expect(refused.status()).toBe(403);

  await page.goto('/staff');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(main.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
});
