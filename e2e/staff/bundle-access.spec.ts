import { expect } from '@playwright/test';
import { barriersOn } from '../web/barriers.ts';
import { cellOf, choose, openTab, openTool, save, search, unsaved } from '../web/bundle-tool.ts';
import { isReached, tabTo } from '../web/keys.ts';
import { signIn } from '../web/staff.ts';
import { test } from '../web/test.ts';

/** In every address of a run, so that a second try meets nobody of the first. */
const RUN = Date.now().toString(36);

test('a visitor reads all tables without signing in; a save asks for a sign-in and loses nothing', async ({
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
  expect(await barriersOn(page, '[role=dialog]')).toEqual([]);
  // the link of a mail opens another window
  const mailed = await context.newPage();
  await signIn(mailed, `cleo-${RUN}@example.org`);
  await mailed.close();
  await expect(dialog).toBeHidden();
  await expect(unsaved(page)).toContainText('1 change not saved');
  // it outlives a reload, too; the browser asks first
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(unsaved(page)).toContainText('1 change not saved');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('button', { name: /^Discard/ })).toBeVisible();
  expect(await barriersOn(page, '[role=dialog]')).toEqual([]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(unsaved(page)).toHaveText('Everything is saved.');
});

test('a press before it is known who is signed in waits for that, and is not lost', async ({
  page,
}) => {
  await signIn(page, `dora-${RUN}@example.org`);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/staff/session', async (route) => {
    await held;
    await route.continue();
  });
  await openTool(page);
  await page.getByRole('button', { name: 'History' }).click();
  answer();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
});

test('keys alone open a tab, find a row, change its category and take the change back', async ({
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
  const cell = cellOf(page, 'Runaway', 'small_bundle_name');
  while (!(await isReached(cell))) await press('ArrowRight');
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

test('Crime Description Bundling is the mappings to be read: nothing in it can be edited or deleted', async ({
  page,
}) => {
  await page.goto('/bundling');
  await expect(page).toHaveTitle('Crime Description Bundling');
  const grid = page.getByRole('grid', { name: 'Crime Description Mappings' });
  await expect(grid).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const name of [/Delete/, /Save/, /Add/]) {
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  }
  await search(page, 'burglary');
  const cell = page.locator('[role=gridcell][data-field=nickname]').first();
  await cell.dblclick();
  await page.keyboard.type('x');
  await expect(grid.getByRole('combobox')).toHaveCount(0);
  await expect(page.locator('meta[name=robots][content=noindex]')).not.toHaveCount(0);
});

for (const address of ['/bundles', '/bundling', '/es/bundles', '/staff', '/staff/sign-in']) {
  test(`nothing stands in the way on ${address}, and it is as wide as a tablet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(address);
    if (address.includes('bundl')) await expect(page.getByRole('grid')).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wider).toBe(false);
  });
}
