import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { Failure } from '../../../platform/failure.ts';

/** Encrypts personal data. */
export interface Sealing {
  /** Name of the key that seals; null if there is none and texts stay unencrypted. */
  readonly keyId: string | null;
  seal(text: string): string;
  /** @throws Failure if the key that sealed it is missing, or the text was altered */
  open(sealed: string): string;
  /** Whether it is sealed with the current key. */
  isCurrent(sealed: string): boolean;
}

/** Returns whether the text is stored unencrypted. */
export function isUnencrypted(sealed: string): boolean {
  return sealed.startsWith(PLAIN);
}

/** Size of an AES-256 key. */
export const SEALING_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN = 'plain:';
const CIPHER = 'aes-256-gcm';
const PURPOSE = Buffer.from('townlight subscribers 1');

/**
 * Creates a sealing with AES-256-GCM. Sealed texts contain the name of their key, so that keys can be changed.
 * @param keys of 32 bytes each: the first seals, all open; without any, texts stay unencrypted
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

/**
 * Parses `SUBSCRIBERS_KEY`: comma-separated base64 of 32 bytes, the sealing key first, then older ones. @returns null
 * if it is invalid
 */
export function parseSealingKeys(text: string): readonly Buffer[] | null {
  const keys = text.split(',').map((one) => Buffer.from(one.trim(), 'base64'));
  return keys.every((key) => key.length === SEALING_KEY_BYTES) ? keys : null;
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

/** Returns a name that distinguishes keys and reveals nothing about them. */
function idOf(key: Buffer): string {
  return hash('sha256', Buffer.concat([PURPOSE, key]), 'hex').slice(0, 8);
}
