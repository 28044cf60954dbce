import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../platform/failure.ts';
import { openSealing, parseSealingKeys, SEALING_KEY_BYTES, type Sealing } from './sealing.ts';

/** Returns the path of the embedded database's key: next to the database, and not included in its backups. */
export function keyFilePath(dataFolder: string): string {
  return join(dataFolder, 'subscribers.key');
}

/** Seals with the keys of the environment, or else with the key of a file, which it can create. */
export interface KeyFileSealing extends Sealing {
  /** Whether a key may be generated because none is configured. */
  readonly canGenerateKey: boolean;
  /**
   * Creates the key file unless there is a key.
   * @returns its path if it was created
   * @throws Failure if the file contains no key
   */
  makeKey(options: { unless: boolean }): string | null;
}

/**
 * @param keys configured in the environment
 * @param keyFile undefined if no key may be generated, because several servers may share a database but not a folder
 */
export function openKeyFileSealing(
  keys: readonly Buffer[],
  keyFile: string | undefined,
): KeyFileSealing {
  let opened: Sealing | undefined;
  // The file is read on first use: most commands need no key, and a server without subscriptions can continue.
  const sealing = (): Sealing => {
    opened ??= openSealing([...keys, ...(keyFile === undefined ? [] : readKeyFile(keyFile))]);
    return opened;
  };
  return {
    canGenerateKey: keyFile !== undefined && keys.length === 0,
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
  const keys = parseSealingKeys(text.trim());
  if (keys === null)
    throw new Failure(
      `${file} does not hold a key; bring it back from its copy, or, if no address was sealed with it, remove it`,
    );
  return keys;
}

/** Never overwrites a key file, because what its key sealed would be lost. */
function writeKeyFile(file: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(SEALING_KEY_BYTES).toString('base64')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
