import { languageBase, readLocalAddress } from '../language/index.ts';
import { decodedStep, pageSteps } from './page-steps.ts';
import { SUBSCRIPTION_PAGES } from './subscription-pages.ts';

/** What opens one reader's subscription page: the hash of the path, then the address and the password hash. // spec 2 */
export interface SubscriptionKey {
  readonly userHash: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** `/subscription/3fa9c0?ada%40example.org&5f4dcc`, without its language: the key is in it, so it goes to its reader alone. */
export function subscriptionPath({ userHash, email, passwordHash }: SubscriptionKey): string {
  const [user, address, password] = [userHash, email, passwordHash].map(encodeURIComponent);
  return `/subscription/${user}?${address}&${password}`;
}

/**
 * Reads the address and the password hash from the query of that path; null where one is missing.
 * @param search with or without its `?`; what mail programs add behind, and the `=` that some write after a lone name, is left out
 */
export function readSubscriptionQuery(
  search: string,
): Pick<SubscriptionKey, 'email' | 'passwordHash'> | null {
  const [email = '', passwordHash = ''] = search
    .replace(/^\?/, '')
    .split('&')
    .map((part) => decodedStep(part.replace(/=$/, '')));
  return email.includes('@') && passwordHash !== '' ? { email, passwordHash } : null;
}

/**
 * The address of a page without what tells who reads it: `/es/subscription/3fa9c0?ada%40…` is `/es/subscription`. Other
 * addresses stay as they are. The server draws and keeps pages by this address only (reading 28).
 */
export function addressOfNobody(url: string): string {
  const { language, path } = readLocalAddress(url.split('?')[0] ?? url);
  const [first, second] = pageSteps(path);
  if (first !== 'subscription') return url;
  const mailed = Object.values(SUBSCRIPTION_PAGES).find((page) => page === `/${first}/${second}`);
  return languageBase(language) + (mailed ?? `/${first}`);
}
