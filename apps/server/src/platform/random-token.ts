import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as text for a cookie or the end of a link. */
export function createRandomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage: it cannot be guessed, so a plain hash suffices. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
