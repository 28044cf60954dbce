import type { FastifyInstance } from 'fastify';
import { getSiteLanguages } from '../../i18n/site-languages.ts';
import { PUBLIC_CACHE_CONTROL } from '../cache-control.ts';
import { NotFound } from '../errors.ts';
import { resolveOrigin } from '../resolve-origin.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60_000;
/** Under a year, as RFC 9116 recommends; counted from each request. */
const EXPIRES_IN_DAYS = 300;

export interface SecurityTxtOptions {
  /** `mailto:`, `https:` or `tel:`, the preferred first; without contacts the file does not exist. */
  readonly securityContacts?: readonly string[] | undefined;
  readonly publicUrl: string | undefined;
}

/** Registers the route that names contacts for vulnerability reports. @see https://www.rfc-editor.org/rfc/rfc9116 */
export function registerSecurityTxt(
  app: FastifyInstance,
  { securityContacts = [], publicUrl }: SecurityTxtOptions,
): void {
  app.get(PATH, { schema: { hide: true } as object }, (request, reply) => {
    if (securityContacts.length === 0)
      throw new NotFound('There is no security.txt here: SECURITY_CONTACT is not set.');
    reply.type('text/plain; charset=utf-8').header('cache-control', PUBLIC_CACHE_CONTROL);
    return reply.send(
      formatSecurityTxt(
        securityContacts,
        `${resolveOrigin(request, publicUrl)}${PATH}`,
        Date.now(),
      ),
    );
  });
}

/** @param now in milliseconds */
export function formatSecurityTxt(
  contacts: readonly string[],
  canonical: string,
  now: number,
): string {
  // rounded to days, so the text is the same all day
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const expires = new Date(today + EXPIRES_IN_DAYS * DAY_MS).toISOString().replace('.000Z', 'Z');
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${getSiteLanguages().join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}
