import { saveBlob } from '../download/save-file.ts';
import type { PagePreview } from './page-preview.ts';
import { shareBySystem } from './system-sheet.ts';

/**
 * Opens the share sheet with the picture of a page, or saves it where there is no sheet for files.
 * @throws where the page has no picture or it cannot be loaded
 */
export async function savePicture(
  preview: PagePreview,
  page: { readonly name: string; readonly text: string; readonly url: string },
  bySystem: boolean,
): Promise<void> {
  if (preview.picture === null) throw new Error(`${page.url} has no picture`);
  const response = await fetch(preview.picture);
  if (!response.ok) throw new Error(`${preview.picture}: status ${response.status}`);
  const name = `${page.name}.png`;
  const picture = await response.blob();
  const files = [new File([picture], name, { type: 'image/png' })];
  const content = { title: preview.title, text: `${page.text} ${page.url}`, files };
  if (bySystem && navigator.canShare?.(content) && (await shareBySystem(content))) return;
  saveBlob(name, picture);
}
