import { expect } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import { choose, findCell, openTab, openTool, save, search, unsaved } from '../web/bundle-tool.ts';
import { hasVisibleFocus, tabTo } from '../web/keyboard.ts';
import { signIn } from '../web/staff.ts';
import { test } from '../web/test.ts';

/** Part of every email address of a run, so that a retry meets no member of the first try. */
const RUN = Date.now().toString(36);

test('a visitor reads all tables without signing in; a save requires a sign-in and loses no changes', async ({
  page,
  context,
}) => {
  await openTool(page);
  await openTab(page, 'Nicknames');
  await search(page, 'Runaway');
  await choose(page, 'Runaway', 'small_bundle_name', 'Gambling');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('What you typed stays here while you sign in.');
  expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
  // a link in an email opens another window
  const mailed = await context.newPage();
  await signIn(mailed, `cleo-${RUN}@example.org`);
  await mailed.close();
  await expect(dialog).toBeHidden();
  await expect(unsaved(page)).toContainText('1 change not saved');
  // it survives a reload, too; the browser shows a confirmation first
  page.on('dialog', (prompt) => void prompt.accept());
  await page.reload();
  await expect(unsaved(page)).toContainText('1 change not saved');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('button', { name: /^Discard/ })).toBeVisible();
  expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(unsaved(page)).toHaveText('Everything is saved.');
});

test('a tab is opened, a row found, and its category changed and reverted by keyboard alone', async ({
  page,
}) => {
  await openTool(page);
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page.getByRole('tab', { name: 'Big Bundles' }));
  const nicknames = page.getByRole('tab', { name: 'Nicknames' });
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(nicknames).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('grid', { name: 'Nicknames' })).toBeVisible();
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('Runaway');
  await expect(page.locator('[role=row][data-id]')).toHaveCount(1);
  const headers = page.getByRole('columnheader');
  await tabTo(headers.first());
  await press('ArrowDown');
  const cell = findCell(page, 'Runaway', 'small_bundle_name');
  while (!(await hasVisibleFocus(cell))) await press('ArrowRight');
  await press('Enter');
  await expect(cell.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Gambling');
  await expect(page.getByRole('option', { name: 'Gambling', exact: true })).toHaveClass(
    /Mui-focused/,
  );
  await press('Enter');
  await expect(cell).toContainText('Gambling');
  await expect(unsaved(page)).toContainText('1 change not saved');
  await tabTo(page.getByRole('button', { name: 'See what changes' }));
  await press('Enter');
  await tabTo(page.getByRole('button', { name: 'Take back' }));
  await press('Enter');
  await expect(unsaved(page)).toHaveText('Everything is saved.');
});

test('the bundle tool and the pages of staff are as wide as a tablet, without accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  // the English tool is checked at its own address, the sign-in page only where there is an identity provider
  const looked = ['/bundling', '/es/bundles', '/staff'];
  for (const address of [...looked, '/bundles', '/staff/sign-in']) {
    await page.goto(address);
    if (address.includes('bundl')) await expect(page.getByRole('grid')).toBeVisible();
    if (looked.includes(address))
      expect(await findAccessibilityViolations(page), address).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wider, address).toBe(false);
  }
});
