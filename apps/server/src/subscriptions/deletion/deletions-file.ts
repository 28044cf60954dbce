import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Deletion } from '../store/deletions.ts';

/**
 * Beside the backups, so that it is copied with them: an older backup that is all that is left does not bring back who was deleted after it.
 * A line for each deletion, with the keyed hash of the address.
 */
const NAME = 'deleted-subscribers.jsonl';

const line = z.object({ mark: z.string(), at: z.iso.datetime() });

const backupsOf = (dataFolder: string): string => join(dataFolder, 'backups');

/** @param folder of backups; null where there is no such file */
async function readFileOf(folder: string): Promise<string | null> {
  return await readFile(join(folder, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}

/** The deletions that the file beside backups has; a line that a power cut left unfinished is none. */
export async function readDeletions(folder: string): Promise<readonly Deletion[]> {
  const text = await readFileOf(folder);
  return (text ?? '').split('\n').flatMap((one) => {
    const read = line.safeParse(parsed(one));
    return read.success ? [{ mark: read.data.mark, at: new Date(read.data.at) }] : [];
  });
}

/** The same of a data folder's own backups. */
export const readOwnDeletions = (dataFolder: string) => readDeletions(backupsOf(dataFolder));

export async function appendDeletion(dataFolder: string, deletion: Deletion): Promise<void> {
  await append(dataFolder, [deletion]);
}

/** Appends what the file lacks. */
export async function completeDeletions(
  dataFolder: string,
  deletions: readonly Deletion[],
): Promise<void> {
  const known = new Set((await readOwnDeletions(dataFolder)).map(keyOf));
  await append(
    dataFolder,
    deletions.filter((one) => !known.has(keyOf(one))),
  );
}

async function append(dataFolder: string, deletions: readonly Deletion[]): Promise<void> {
  if (deletions.length === 0) return;
  await mkdir(backupsOf(dataFolder), { recursive: true, mode: 0o700 });
  const file = await open(join(backupsOf(dataFolder), NAME), 'a', 0o600);
  try {
    // after a line break: a line that was cut off spoils none but itself
    const lines = deletions.map(({ mark, at }) => `\n${JSON.stringify({ mark, at })}`);
    await file.appendFile(lines.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

function keyOf({ mark, at }: Deletion): string {
  return `${mark} ${at.toISOString()}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
