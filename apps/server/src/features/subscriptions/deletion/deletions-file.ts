import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Deletion } from '../store/deletions.ts';

/**
 * The file is next to the backups, so that it is copied with them and a restore of an older backup can apply later
 * deletions. It has one line per deletion, with the keyed hash of the address.
 */
const FILE_NAME = 'deleted-subscribers.jsonl';

const line = z.object({ mark: z.string(), at: z.iso.datetime() });

const backupsOf = (dataFolder: string): string => join(dataFolder, 'backups');

/** @param folder of the backups; returns null if it has no such file */
async function readFileOf(folder: string): Promise<string | null> {
  return await readFile(join(folder, FILE_NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}

/** Returns the deletions in the file of a backup folder. Lines that a power failure truncated are skipped. */
export async function readDeletionsFile(folder: string): Promise<readonly Deletion[]> {
  const text = await readFileOf(folder);
  return (text ?? '').split('\n').flatMap((one) => {
    const read = line.safeParse(parsed(one));
    return read.success ? [{ mark: read.data.mark, at: new Date(read.data.at) }] : [];
  });
}

/** Returns the deletions in the backup folder of a data folder. */
export const readBackupDeletions = (dataFolder: string) => readDeletionsFile(backupsOf(dataFolder));

export async function appendDeletion(dataFolder: string, deletion: Deletion): Promise<void> {
  await append(dataFolder, [deletion]);
}

/** Appends the deletions that the file lacks. */
export async function appendMissingDeletions(
  dataFolder: string,
  deletions: readonly Deletion[],
): Promise<void> {
  const known = new Set((await readBackupDeletions(dataFolder)).map(keyOf));
  await append(
    dataFolder,
    deletions.filter((one) => !known.has(keyOf(one))),
  );
}

async function append(dataFolder: string, deletions: readonly Deletion[]): Promise<void> {
  if (deletions.length === 0) return;
  await mkdir(backupsOf(dataFolder), { recursive: true, mode: 0o700 });
  const file = await open(join(backupsOf(dataFolder), FILE_NAME), 'a', 0o600);
  try {
    // Each line begins with a line break, so that a truncated line before it damages no other.
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
