import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityViolations } from '../web/accessibility-violations.ts';
import {
  choose,
  findCell,
  findRow,
  openTab,
  openTool,
  readShownNames,
  retype,
  save,
  search,
  unsaved,
} from '../web/bundle-tool.ts';
import { type IsolatedServer, startIsolatedServer } from '../web/isolated-server.ts';
import { notice } from '../web/notices.ts';
import { chooseImportFile, exportScheme, openImportDialog } from '../web/scheme-files.ts';
import { freePort } from '../web/server-process.ts';
import { inviteTo, signInWith } from '../web/staff.ts';
import { openAsAnotherReader, test } from '../web/test.ts';

// On an isolated server: edits would appear in the news of other tests.
const port = await freePort();
let site: IsolatedServer;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(480_000);
  site = await startIsolatedServer({ PORT: String(port), TOWNLIGHT_SAMPLE: 'false' });
});

test.afterAll(() => site?.close());

/** Prefix of every name that a run creates, so that a retry does not meet the first try's. */
const RUN = Date.now().toString(36);

/** Nicknames that this test moves. */
const RARE = ['Boat Theft', 'Perjury', 'School Disruption'];

const order = new Intl.Collator('en', { numeric: true });
const sorted = (names: readonly string[]) => [...names].sort(order.compare);

async function signIn(page: Page, name: string): Promise<void> {
  const email = `${name}-${RUN}@example.org`;
  await signInWith(page, await inviteTo(site.dataFolder, email), email);
}

async function secondEditor(browser: Browser): Promise<Page> {
  const page = await openAsAnotherReader(browser);
  await signIn(page, 'ben');
  await openTool(page);
  return page;
}

const message = (page: Page, text: string | RegExp, kind: string) =>
  expect(notice(page).filter({ hasText: text })).toHaveAttribute('data-kind', kind);

test('a working day: edits over four tabs, a save, a conflict, a refusal, undo and roll-back', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  await signIn(page, 'ana');
  await openTool(page);
  await expect(page).toHaveTitle('Bundle Tool');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const scheme = await (await page.request.get('/api/bundles/scheme')).json();
  const smallAtFirst = (nickname: string): string =>
    scheme.nicknames.find(({ name }: { name: string }) => name === nickname).small_bundle_name;
  const small = `Quiet Offenses ${RUN}`;
  const big = `Quiet Crime ${RUN}`;

  await test.step('rows are sorted by name ascending; a click sorts descending, the next ascending', async () => {
    const ascending = await readShownNames(page);
    expect(ascending).toEqual(sorted(ascending));
    const counts = page.getByRole('columnheader', { name: 'Small Bundles' });
    await counts.click();
    await expect(counts).toHaveAttribute('aria-sort', 'descending');
    await counts.click();
    await expect(counts).toHaveAttribute('aria-sort', 'ascending');
    const name = page.getByRole('columnheader', { name: 'Big Bundle' });
    await name.click();
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    const descending = await readShownNames(page);
    expect(descending).toEqual(sorted(descending).reverse());
    await name.click();
  });

  await test.step('pages are as long as specified', async () => {
    for (const [tab, size, options] of [
      ['Big Bundles', '10', ['5', '10', '25']],
      ['Small Bundles', '10', ['5', '10', '25', '50']],
      ['Nicknames', '25', ['5', '10', '25', '50']],
      ['Crime Description Mappings', '50', ['5', '10', '25', '50', '100']],
    ] as const) {
      await openTab(page, tab);
      const rows = page.getByRole('combobox', { name: 'Rows per page' });
      await expect(rows).toHaveText(size);
      // by keyboard: a press that lasts 400 ms, as on a busy machine, chooses the option below it and closes the list
      await rows.press('Enter');
      await expect(page.getByRole('option')).toHaveText([...options]);
      await page.keyboard.press('Escape');
    }
    await openTab(page, 'Small Bundles');
    const first = await readShownNames(page);
    // a table that was just opened may ignore the first press
    await expect(async () => {
      await page.getByRole('button', { name: 'next page' }).click({ timeout: 3_000 });
      await expect(page.getByRole('grid')).not.toContainText(first[0] as string, {
        timeout: 5_000,
      });
    }).toPass();
    const second = await readShownNames(page);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
  });

  await test.step('a big and a small bundle are added; the server’s message is green', async () => {
    await openTab(page, 'Big Bundles');
    await page.getByRole('button', { name: 'Add a big bundle' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`  ${big} `);
    await page.keyboard.press('Enter');
    await message(page, big, 'success');
    await openTab(page, 'Small Bundles');
    await page.getByRole('button', { name: 'Add a small bundle' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(small);
    await page.getByRole('combobox', { name: 'Big Bundles' }).fill(big);
    await page.getByRole('option', { name: big }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await message(page, small, 'success');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('nicknames are moved by keyboard, and the rows are marked with their previous values', async () => {
    await openTab(page, 'Nicknames');
    for (const [index, name] of RARE.entries()) {
      await search(page, name);
      await choose(page, name, 'small_bundle_name', small);
      await expect(unsaved(page)).toContainText(`${index + 1} change`);
    }
    await expect(findRow(page, 'School Disruption')).toContainText(
      `changed, was ${smallAtFirst('School Disruption')}`,
    );
    // derived rows update before the save
    await expect(findCell(page, 'School Disruption', 'big_bundle_name')).toHaveText(big);
  });

  await test.step('descriptions and bundles are renamed', async () => {
    await openTab(page, 'Crime Description Mappings');
    await page.getByRole('combobox', { name: 'Agency' }).selectOption('LAPD');
    await search(page, 'theft');
    await expect(page.getByRole('grid')).not.toContainText('AGGRAVATED ASSAULT');
    const names = [...new Set(await readShownNames(page))].slice(0, 2);
    for (const name of names) {
      const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      await retype(page, `${literal}$`, 'name', `  ${name} * `);
      await expect(findCell(page, `${literal} \\*`, 'name')).toContainText(`changed, was ${name}`);
    }
    await openTab(page, 'Small Bundles');
    await search(page, small);
    await retype(page, small, 'name', `${small} Renamed`);
    await openTab(page, 'Big Bundles');
    await search(page, big);
    await retype(page, big, 'name', `${big} Renamed`);
    await expect(unsaved(page)).toContainText('7 changes not saved');
    // typing the original value again is no change
    await retype(page, `${big} Renamed`, 'name', big);
    await expect(unsaved(page)).toContainText('6 changes not saved');
    await page.getByRole('button', { name: 'See what changes' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('its page gets a new address', { ignoreCase: true });
    await expect(dialog.getByRole('heading', { name: 'What saving would change' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a save sends all changes at once, confirms it, and clears the marks and the selection', async () => {
    await openTab(page, 'Nicknames');
    await findRow(page, 'Aggravated Assault').getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'Delete 1 selected' })).toBeVisible();
    const saving = page.waitForRequest('**/api/bundles/changes');
    await save(page).click();
    expect((await saving).postDataJSON().changes).toHaveLength(6);
    await message(page, '6 changes were saved.', 'info');
    await expect(unsaved(page)).toHaveText('Everything is saved.');
    await expect(page.getByRole('button', { name: 'Delete 1 selected' })).toBeHidden();
    await expect(page.getByText('changed, was')).toHaveCount(0);
  });

  await test.step('readers’ calls have the new category without a restart', async () => {
    await expect
      .poll(
        async () => (await page.request.get(`/api/bundles/small_bundle_filters/${big}`)).json(),
        {
          // 2 seconds on an idle machine
          timeout: 20_000,
          intervals: [100],
        },
      )
      .toEqual([{ name: `${small} Renamed` }]);
  });

  await test.step('of two who change the same row, the second sees the first’s change and chooses', async () => {
    const other = await secondEditor(browser);
    await openTab(page, 'Nicknames');
    await search(page, 'Boat Theft');
    await openTab(other, 'Nicknames');
    await search(other, 'Boat Theft');
    await choose(page, 'Boat Theft', 'small_bundle_name', 'Arson');
    await choose(other, 'Boat Theft', 'small_bundle_name', 'Burglary');
    await save(other).click();
    await message(other, '1 change was saved.', 'info');
    await save(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Keep mine/ })).toContainText('Arson');
    await expect(dialog.getByRole('button', { name: /Take theirs/ })).toContainText('Burglary');
    await dialog.getByRole('button', { name: /Keep mine/ }).click();
    await expect(dialog).toBeHidden();
    await save(page).click();
    await expect(unsaved(page)).toHaveText('Everything is saved.');
    await expect(findCell(page, 'Boat Theft', 'small_bundle_name')).toHaveText('Arson');
    await other.context().close();
  });

  await test.step('an emptied name is sent as null and rejected; the row shows the reason and the edit remains', async () => {
    await search(page, 'Bribery');
    await retype(page, 'Bribery', 'name', '   ');
    const saving = page.waitForRequest('**/api/bundles/changes');
    await save(page).click();
    const request = await saving;
    expect(request.postDataJSON().changes[0]).toMatchObject({ name: 'Bribery', new_name: null });
    const refused = await request.response();
    if (refused === null) throw new Error('the save was not answered');
    const { message: sentence } = await refused.json();
    await message(page, sentence, 'error');
    await expect(page.getByRole('grid')).toContainText(sentence);
    await page.getByRole('button', { name: 'See what changes' }).click();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(unsaved(page)).toHaveText('Everything is saved.');
  });

  await test.step('a bundle in use is deleted only when its contents are moved to another bundle', async () => {
    await openTab(page, 'Small Bundles');
    await search(page, small);
    await findRow(page, small).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete 1 selected' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/2 nicknames \(.+\)/);
    await dialog.getByRole('button', { name: 'Delete it' }).click();
    await message(page, small, 'error');
    await expect(dialog).toBeHidden();
    await findRow(page, small).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete 1 selected' }).click();
    await dialog.getByRole('combobox', { name: 'Move the contents to' }).fill('Gambling');
    await page.getByRole('option', { name: 'Gambling', exact: true }).click();
    // chosen from the list, not only typed
    await expect(page.getByRole('option')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Delete it' }).click();
    await message(page, small, 'info');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid')).not.toContainText(small);
  });

  await test.step('the last save is undone', async () => {
    await page.getByRole('button', { name: 'Undo last save' }).click();
    await expect(findRow(page, `${small} Renamed`)).toBeVisible();
    await openTab(page, 'Nicknames');
    await search(page, 'Perjury');
    await expect(findCell(page, 'Perjury', 'small_bundle_name')).toHaveText(`${small} Renamed`);
  });

  await test.step('the day is rolled back in the history, entry by entry as far as wanted', async () => {
    await page.getByRole('button', { name: 'History' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`ana-${RUN}@example.org`);
    await expect(dialog).toContainText(`ben-${RUN}@example.org`);
    expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
    const first = dialog.getByRole('article').filter({ hasText: `added big bundle “${big}”` });
    await first.getByRole('button', { name: 'Roll back to here' }).click();
    await expect(notice(page)).toHaveAttribute('data-kind', 'info');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await search(page, 'Perjury');
    await expect(findCell(page, 'Perjury', 'small_bundle_name')).toHaveText(
      smallAtFirst('Perjury'),
    );
  });

  await test.step('the scheme is exported to a file and imported with changes, after a preview of their effect', async () => {
    const dialog = await openImportDialog(page);
    const csv = await exportScheme(page, 'CSV');
    const { nicknames } = JSON.parse(await exportScheme(page, 'JSON'));
    expect(nicknames).toEqual(scheme.nicknames);
    await chooseImportFile(page, csv);
    await expect(dialog.getByRole('status')).toContainText('There is nothing to import.');
    await chooseImportFile(page, 'place,rate\nVenice,12\n');
    await expect(notice(page)).toHaveAttribute('data-kind', 'error');
    await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    const line = `nicknames,Perjury,${smallAtFirst('Perjury')},`;
    expect(csv).toContain(line);
    await chooseImportFile(page, csv.replace(line, 'nicknames,Perjury,Gambling,'));
    await expect(dialog).toContainText('Nicknames: 0 added, 1 changed, 0 deleted');
    await expect(dialog).toContainText('changed nickname “Perjury”');
    expect(await findAccessibilityViolations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(dialog).toBeHidden();
    await expect(findCell(page, 'Perjury', 'small_bundle_name')).toHaveText('Gambling');
    await page.getByRole('button', { name: 'Undo last save' }).click();
    await expect(findCell(page, 'Perjury', 'small_bundle_name')).toHaveText(
      smallAtFirst('Perjury'),
    );
  });
});
