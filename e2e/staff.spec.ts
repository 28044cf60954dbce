import { expect, type Page } from '@playwright/test';
import { signIn } from './web/staff.ts';
import { test } from './web/test.ts';

/** A device with a fingerprint reader that its owner touches whenever it is asked. */
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

test('a form of another site is refused, though the browser is signed in', async ({ page }) => {
  await signIn(page, `form-${Date.now().toString(36)}@example.org`);
  const site = new URL(page.url()).origin;
  await page.setContent('');
  await page.goto('about:blank');
  await page.setContent(
    `<form action="${site}/api/staff/links" method="post" enctype="text/plain"><button>Press</button></form>`,
  );
  const [refused] = await Promise.all([
    page.waitForResponse('**/api/staff/links'),
    page.getByRole('button', { name: 'Press' }).click(),
  ]);
  expect(refused.status()).toBe(403);
});
