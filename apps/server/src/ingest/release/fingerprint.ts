import { createHash } from 'node:crypto';

/** Hashes bytes and options: the same bytes with other options are another load. */
export function computeFingerprint(sha256: string, options: unknown): string {
  return createHash('sha256').update(sha256).update(JSON.stringify(options)).digest('hex');
}
