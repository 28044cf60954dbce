import { createHash } from 'node:crypto';

/** The same bytes under other options are another load. */
export function fingerprintOf(sha256: string, options: unknown): string {
  return createHash('sha256').update(sha256).update(JSON.stringify(options)).digest('hex');
}
