import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../platform/failure.ts';
import { KEY_BYTES, openSealing, readKeys, type Sealing } from './sealing.ts';

/** Where the embedded store's own key is: with the store, so that it is not lost alone, and in none of its backups. */
export function keyFileOf(dataFolder: string): string {
  return join(dataFolder, 'subscribers.key');
}

/** Seals with the keys of the environment, else with the one of a file that it can make. */
export interface StoredSealing extends Sealing {
  /** Whether a key may be made, and none is given. */
  readonly hasOwnKey: boolean;
  /**
   * Makes the file with a key, unless there is a key.
   * @returns its path where it was made now
   * @throws Failure where there is a file without a key in it
   */
  makeKey(options: { unless: boolean }): string | null;
}

/**
 * @param keys of the environment
 * @param keyFile undefined where no key may be made: several servers may share a database, and not a folder
 */
export function openStoredSealing(
  keys: readonly Buffer[],
  keyFile: string | undefined,
): StoredSealing {
  let opened: Sealing | undefined;
  // read when it is needed: most commands need none, and a server without subscriptions goes on with the rest
  const sealing = (): Sealing => {
    opened ??= openSealing([...keys, ...(keyFile === undefined ? [] : readKeyFile(keyFile))]);
    return opened;
  };
  return {
    hasOwnKey: keyFile !== undefined && keys.length === 0,
    get keyId() {
      return sealing().keyId;
    },
    seal: (text) => sealing().seal(text),
    open: (sealed) => sealing().open(sealed),
    isCurrent: (sealed) => sealing().isCurrent(sealed),
    makeKey({ unless }) {
      if (keyFile === undefined || sealing().keyId !== null || unless) return null;
      writeKeyFile(keyFile);
      opened = undefined;
      return keyFile;
    },
  };
}

function readKeyFile(file: string): readonly Buffer[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new Failure(
      `${file} cannot be read (${code}); make it readable, or bring it back from its copy`,
    );
  }
  const keys = readKeys(text.trim());
  if (keys === null)
    throw new Failure(
      `${file} does not hold a key; bring it back from its copy, or, if no address was sealed with it, remove it`,
    );
  return keys;
}

/** Never over another one: what that sealed could not be read again. */
function writeKeyFile(file: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
