import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Opens the dialog that takes the whole scheme away as a file or brings one in. */
export async function openFiles(page: Page) {
  await page.getByRole('button', { name: 'Import or export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import or export' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The text of the file that a press on export saves. */
export async function exported(page: Page, format: 'CSV' | 'JSON'): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export as ${format}` }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`bundles.${format.toLowerCase()}`);
  return readFileSync(await file.path(), 'utf8');
}

/** Chooses a file with this text, as the window of the system would. */
export async function bring(page: Page, text: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await asked).setFiles({
    name: 'bundles.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}
