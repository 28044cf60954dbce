import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as text for a cookie or the end of a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: it cannot be guessed, so a plain hash keeps it. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
