import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than the headers of any email written here, with its signature. */
const MAX_HEADER_BYTES = 32_768;

/**
 * Removes the `.eml` files of the data folder that are addressed to any of these (in lower case); without a mail
 * server each email is such a file.
 * @returns the number of removed files
 */
export async function removeMailFiles(
  dataFolder: string,
  addresses: ReadonlySet<string>,
): Promise<number> {
  if (addresses.size === 0) return 0;
  const folder = join(dataFolder, 'mail');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    if (!name.endsWith('.eml')) continue;
    const file = join(folder, name);
    const to = recipientOf(await readStart(file));
    if (to === null || !addresses.has(to)) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file, 'r').catch(() => null);
  if (handle === null) return '';
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(MAX_HEADER_BYTES) });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Returns the one address of the `To` header, in lower case. */
function recipientOf(start: string): string | null {
  const [head = ''] = start.split(/\r?\n\r?\n/, 1);
  const to = /^To:[ \t]*(.*)$/im.exec(head.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]?.trim();
  if (to === undefined) return null;
  return (/<([^<>]+)>$/.exec(to)?.[1] ?? to).toLowerCase();
}
