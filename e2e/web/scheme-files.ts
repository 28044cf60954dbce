import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Opens the dialog that exports the complete scheme as a file or imports one. */
export async function openFiles(page: Page) {
  await page.getByRole('button', { name: 'Import or export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import or export' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Returns the text of the file that the export saves. */
export async function exported(page: Page, format: 'CSV' | 'JSON'): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export as ${format}` }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`bundles.${format.toLowerCase()}`);
  return readFileSync(await file.path(), 'utf8');
}

/** Imports a file with this text through the file chooser. */
export async function bring(page: Page, text: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await asked).setFiles({
    name: 'bundles.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}
