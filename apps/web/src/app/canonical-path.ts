import { pagePath, pageSteps, readPage } from '@townlight/domain/pages';

/**
 * The one address of what a screen shows, without its language: `/map?area=venice&period=12` is `/map?area=venice`. An
 * address that names no page is its own.
 */
export function canonicalPath(location: { pathname: string; search: string }): string {
  const page = readPage(pageSteps(location.pathname), new URLSearchParams(location.search));
  const named = page !== null && page.kind !== 'embed-unknown' && page.kind !== 'air-unknown';
  // a month that there is not would be lost
  const whole = named && !('month' in page && page.month === null);
  return whole ? pagePath(page) : location.pathname.replace(/\/+$/, '');
}
