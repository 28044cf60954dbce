import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Opens the dialog that exports the complete scheme as a file or imports one. */
export async function openImportDialog(page: Page) {
  await page.getByRole('button', { name: 'Import or export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import or export' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Returns the text of the file that the export saves. */
export async function exportScheme(page: Page, format: 'CSV' | 'JSON'): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export as ${format}` }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`bundles.${format.toLowerCase()}`);
  return readFileSync(await file.path(), 'utf8');
}

/** Imports a file with this text through the file chooser. */
export async function chooseImportFile(page: Page, text: string): Promise<void> {
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await fileChooser).setFiles({
    name: 'bundles.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}
