import { languagePrefix, parseLocalizedPath } from '../language/index.ts';
import { decodeSegment, splitPath } from './page-paths.ts';

/**
 * Pages behind mailed links. Their token is in the fragment, which browsers do not send; each has a button, because
 * mail scanners follow links. // readings 27, 28
 */
export const SUBSCRIPTION_PAGES = {
  /** Confirmation link: `POST /api/subscriptions/confirm` takes the fragment. */
  confirm: '/subscription/confirm',
  /** Link in an email: `POST /api/subscriptions/open` takes the fragment. */
  manage: '/subscription/manage',
  /** Link in an email or alert: `POST /api/subscriptions/unsubscribe/{token}` takes the fragment. */
  unsubscribe: '/subscription/unsubscribe',
} as const;

/**
 * Credentials of a reader's subscription page: the hash in the path, then the address and the password hash.
 * // spec 2
 */
export interface SubscriptionCredentials {
  readonly userHash: string;
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Returns `/subscription/3fa9c0?ada%40example.org&5f4dcc`, without its language. The path contains credentials and
 * must only be sent to its reader.
 */
export function subscriptionPath({
  userHash,
  email,
  passwordHash,
}: SubscriptionCredentials): string {
  const [user, address, password] = [userHash, email, passwordHash].map(encodeURIComponent);
  return `/subscription/${user}?${address}&${password}`;
}

/**
 * Parses the address and the password hash from the query of that path; null where one is missing.
 * @param search with or without its `?`; parameters appended by mail programs, and a `=` after a lone name, are
 * ignored
 */
export function parseSubscriptionQuery(
  search: string,
): Pick<SubscriptionCredentials, 'email' | 'passwordHash'> | null {
  const [email = '', passwordHash = ''] = search
    .replace(/^\?/, '')
    .split('&')
    .map((parameter) => decodeSegment(parameter.replace(/=$/, '')));
  return email.includes('@') && passwordHash !== '' ? { email, passwordHash } : null;
}

/**
 * Removes the reader's identity from an address: `/es/subscription/3fa9c0?ada%40…` becomes `/es/subscription`. Other
 * addresses stay unchanged. The server renders and caches pages only under this address (reading 28).
 */
export function anonymizeUrl(url: string): string {
  const { language, path } = parseLocalizedPath(url.split('?')[0] ?? url);
  const [first, second] = splitPath(path);
  if (first !== 'subscription') return url;
  const mailed = Object.values(SUBSCRIPTION_PAGES).find((page) => page === `/${first}/${second}`);
  return languagePrefix(language) + (mailed ?? `/${first}`);
}
