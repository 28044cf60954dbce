import type { FastifyRequest } from 'fastify';

/** Patterns of the routes that only staff may call, or with which staff sign in. */
const STAFF_ROUTES = /^\/api\/(staff|bundles|news\/:entry\/paragraph)(?![^/])/;
const LOGGED_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);
/** For each route and status, so that an attacker can neither fill the disk nor hide another route's lines. */
const MAX_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/**
 * Creates a function that logs that a route of staff refused a request: by the route's pattern, because addresses have
 * personal data. Of more refusals in a minute only the first are logged; metrics count all.
 */
export function createRefusalLog(): (
  request: Pick<FastifyRequest, 'method' | 'routeOptions' | 'log'>,
  status: number,
) => void {
  const counts = new Map<string, number>();
  let minute = 0;
  return ({ method, routeOptions, log }, status) => {
    const { url } = routeOptions;
    if (!LOGGED_STATUSES.has(status) || url === undefined || !STAFF_ROUTES.test(url)) return;
    const current = Math.floor(Date.now() / MINUTE_MS);
    if (current !== minute) counts.clear();
    minute = current;
    const route = `${method} ${url}`;
    const key = `${status} ${route}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > MAX_PER_MINUTE) return;
    const isLast = count === MAX_PER_MINUTE;
    log.warn(
      { route, status, ...(isLast && { more: 'not logged in this minute' }) },
      'a request was refused',
    );
  };
}
