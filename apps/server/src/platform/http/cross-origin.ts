import type { FastifyInstance } from 'fastify';

/** Of staff, of one reader, or there to be written to. */
const CLOSED_CALLS =
  /^\/api\/(staff|subscriptions|newsletter|usage|feedback|bundles\/changes)(?![^/?#])/;
const CALLS = /^\/api(?![^/?#])/;
const FILES = /^\/(images|basemap|assets)\/|^\/[^?#]*\.[a-z][a-z0-9]*(?=[?#]|$)/i;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What pages of any site may read: the public calls and files, as anybody who is signed in nowhere sees them. */
export const OPEN_TO_READ: Readonly<Record<string, string>> = Object.freeze({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

/** @param url of a request, with its query */
export function isOpenToRead(method: string, url: string): boolean {
  if (!READING.has(method)) return false;
  const read = url.includes('%') ? decoded(url) : url;
  return CALLS.test(read) ? !CLOSED_CALLS.test(read) : FILES.test(read);
}

/** As routes are found: `/api/st%61ff` is `/api/staff`. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return '';
  }
}

/** Tells browsers what pages of other sites may ask, before they ask: to read, and nothing else. */
export function answerPreflights(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (method !== 'OPTIONS' || !isOpenToRead(method, url)) return;
    return await reply
      .code(204)
      .header('allow', 'GET, HEAD, OPTIONS')
      .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
      .header('access-control-allow-headers', '*')
      .header('access-control-max-age', '86400')
      .send();
  });
}
