import { pagePath, parsePage, splitPath } from '@townlight/domain/pages';

/**
 * Returns the canonical address of a page, without its language: `/map?area=venice&period=12` is `/map?area=venice`.
 * The address of an unknown page stays unchanged.
 */
export function canonicalPath(location: { pathname: string; search: string }): string {
  const page = parsePage(splitPath(location.pathname), new URLSearchParams(location.search));
  const named = page !== null && page.kind !== 'embed-unknown' && page.kind !== 'air-unknown';
  // an invalid month would be lost
  const isKnownPage = named && !('month' in page && page.month === null);
  return isKnownPage ? pagePath(page) : location.pathname.replace(/\/+$/, '');
}
