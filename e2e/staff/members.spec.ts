import { expect } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { tabTo } from '../web/keyboard.ts';
import { signIn } from '../web/staff.ts';
import { openAsAnotherReader, test } from '../web/test.ts';

/** Part of all email addresses of a run, so that a retry meets no member of the first try. */
const RUN = Date.now().toString(36);

test('an administrator invites someone by keys alone, changes their role, signs them out and removes them', async ({
  page,
  browser,
}) => {
  const email = `bo-${RUN}@example.org`;
  await signIn(page, `ana-${RUN}@example.org`, 'administrator');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  const member = main.getByRole('listitem').filter({ hasText: email });
  await expect(main.getByRole('listitem').filter({ hasText: '(you)' })).toContainText(
    'Signed in in 1 browser',
  );

  const address = main.getByLabel('Email');
  await tabTo(address);
  await page.keyboard.type('bo at example');
  await page.keyboard.press('Enter');
  await expect(main).toContainText('Enter an email address, such as');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  // the test server sends no email here: the link is shown once
  await expect(main.getByRole('heading', { name: `A link for ${email}` })).toBeFocused();
  const link = await main.getByLabel('One-time link').inputValue();
  await expect(member).toContainText('has not signed in yet');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await tabTo(main.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(main.getByLabel('One-time link')).toHaveCount(0);

  const other = await openAsAnotherReader(browser);
  await other.goto(`/staff/sign-in#${new URL(link).hash.slice(1)}`);
  await other.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('main')).toContainText(`${email}, editor`);
  // an editor has no link to the page and no access to it
  await expect(other.getByRole('link', { name: 'Members' })).toHaveCount(0);
  await other.goto('/staff/members');
  await expect(other.getByRole('alert')).toContainText('This page is for administrators.');
  await expect(other.getByRole('main')).not.toContainText('ana-');

  await page.reload();
  await expect(member).toContainText('Signed in in 1 browser');
  await member.getByLabel(`Role of ${email}`).selectOption('administrator');
  await expect(page.getByText(`${email} is an administrator.`)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('main')).toContainText(`ana-${RUN}@example.org`);

  await member.getByRole('button', { name: `Sign out ${email} everywhere` }).click();
  expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(member).toContainText('Signed out; last sign-in');
  await other.reload();
  await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.context().close();

  await tabTo(member.getByRole('button', { name: `Remove ${email}` }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(member).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/staff');
  await expect(main).toContainText(`${email} was removed from the staff`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/staff/members');
  await expect(page.getByLabel(`Permisos de ana-${RUN}@example.org`)).toBeVisible();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wider).toBe(false);
});
