import { expect, type Locator, type Page } from '@playwright/test';

export type TabName = 'Big Bundles' | 'Small Bundles' | 'Nicknames' | 'Crime Description Mappings';

export async function openTool(page: Page): Promise<void> {
  await page.goto('/bundles');
  await expect(page.getByRole('grid')).toBeVisible();
}

export async function openTab(page: Page, name: TabName): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('grid', { name })).toBeVisible();
}

/** Filters the rows by a text; the table updates a moment after typing. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  const rows = page.locator('[role=row][data-id]');
  // a table that was just opened has no rows yet, and so none without the text
  await expect(rows.filter({ hasText: text })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: text })).toHaveCount(0);
}

/** Returns the names of the visible rows, from the top. */
export async function readShownNames(page: Page): Promise<string[]> {
  const names = page.locator('[role=gridcell][data-field=name]');
  await expect(names.first()).toBeVisible();
  return (await names.allInnerTexts()).map((name) => name.trim());
}

/** Returns the row whose name begins with this text. */
export function findRow(page: Page, name: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.locator('[data-field=name]', { hasText: new RegExp(`^${name}`) }) })
    .first();
}

export function findCell(page: Page, name: string, field: string): Locator {
  return findRow(page, name).locator(`[data-field=${field}]`);
}

/** Types another text into a cell by keyboard. */
export async function retype(page: Page, name: string, field: string, typed: string) {
  const cell = findCell(page, name, field);
  await cell.click();
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  // a cell has no text while it is edited, so the row can no longer be found by its name
  const typedIn = page.getByRole('gridcell').getByRole('textbox');
  await typedIn.fill(typed);
  await page.keyboard.press('Enter');
  await expect(typedIn).toBeHidden();
}

/** Chooses another row's name in a cell by keyboard: types it, then accepts the first suggestion. */
export async function choose(page: Page, name: string, field: string, chosen: string) {
  const cell = findCell(page, name, field);
  await cell.click();
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await cell.getByRole('combobox').fill(chosen);
  // Enter accepts the first suggestion once it is highlighted
  await expect(page.getByRole('option', { name: chosen, exact: true })).toHaveClass(/Mui-focused/);
  await page.keyboard.press('Enter');
  await expect(cell).toContainText(chosen);
}

export const unsaved = (page: Page) => page.getByRole('status').first();

export const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
