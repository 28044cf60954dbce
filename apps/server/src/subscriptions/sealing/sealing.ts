import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { Failure } from '../../platform/failure.ts';

/** Keeps what tells of a person so that only who holds the key reads it. */
export interface Sealing {
  /** Name of the key that seals; null where there is none, and texts stay as they are. */
  readonly keyId: string | null;
  seal(text: string): string;
  /** @throws Failure where the key that sealed it is not there, or it was changed since */
  open(sealed: string): string;
  /** Whether it would be sealed alike today. */
  isCurrent(sealed: string): boolean;
}

/** Whether it is stored unencrypted. */
export function isPlain(sealed: string): boolean {
  return sealed.startsWith(PLAIN);
}

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN = 'plain:';
const CIPHER = 'aes-256-gcm';
const PURPOSE = Buffer.from('townlight subscribers 1');

/**
 * AES-256-GCM. What is sealed names its key, so that keys can be changed.
 * @param keys of 32 bytes each: the first seals, all open; none leaves texts as they are
 */
export function openSealing(keys: readonly Buffer[]): Sealing {
  const known = new Map(keys.map((key) => [idOf(key), key]));
  const [current] = keys;
  if (current === undefined)
    return {
      keyId: null,
      seal: (text) => PLAIN + text,
      open: (sealed) => unseal(known, sealed),
      isCurrent: (sealed) => sealed.startsWith(PLAIN),
    };
  const keyId = idOf(current);
  return {
    keyId,
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce).setAAD(PURPOSE);
      const box = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
      return `${keyId}:${Buffer.concat([box, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open: (sealed) => unseal(known, sealed),
    isCurrent: (sealed) => sealed.startsWith(`${keyId}:`),
  };
}

/** Reads `SUBSCRIBERS_KEY`: base64 of 32 bytes, with commas between the one that seals and older ones; null where it is none. */
export function readKeys(text: string): readonly Buffer[] | null {
  const keys = text.split(',').map((one) => Buffer.from(one.trim(), 'base64'));
  return keys.every((key) => key.length === KEY_BYTES) ? keys : null;
}

function unseal(known: ReadonlyMap<string, Buffer>, sealed: string): string {
  if (sealed.startsWith(PLAIN)) return sealed.slice(PLAIN.length);
  const [keyId = '', text = ''] = sealed.split(':');
  const key = known.get(keyId);
  if (key === undefined)
    throw new Failure(
      `subscribers are sealed with the key ${keyId}, which is not in SUBSCRIBERS_KEY; add it again after a comma, or put the key file back`,
    );
  const box = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE_BYTES))
    .setAAD(PURPOSE)
    .setAuthTag(box.subarray(-TAG_BYTES));
  try {
    return (
      decipher.update(box.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8')
    );
  } catch {
    throw new Failure(`something sealed with the key ${keyId} was altered and cannot be read`);
  }
}

/** Tells keys apart and says nothing of them. */
function idOf(key: Buffer): string {
  return hash('sha256', Buffer.concat([PURPOSE, key]), 'hex').slice(0, 8);
}
