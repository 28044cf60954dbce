import type { FastifyInstance } from 'fastify';

/** Endpoints for staff, for one subscriber, or for writing. */
const PRIVATE_API =
  /^\/api\/(staff|subscriptions|newsletter|usage|feedback|bundles\/changes|news\/[^/?#]+\/paragraph)(?![^/?#])/;
const CALLS = /^\/api(?![^/?#])/;
const FILES = /^\/(images|basemap|assets)\/|^\/[^?#]*\.[a-z][a-z0-9]*(?=[?#]|$)/i;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** CORS headers of everything that pages of any site may read: public endpoints and files, without credentials. */
export const PUBLIC_CORS_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

/** @param url of a request, with its query */
export function isPubliclyReadable(method: string, url: string): boolean {
  if (!READING.has(method)) return false;
  const read = url.includes('%') ? decoded(url) : url;
  return CALLS.test(read) ? !PRIVATE_API.test(read) : FILES.test(read);
}

/** Decodes the path as the router does: `/api/st%61ff` is `/api/staff`. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return '';
  }
}

/** Registers the CORS preflight handler: other sites may read, and nothing else. */
export function registerPreflightHandler(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (method !== 'OPTIONS' || !isPubliclyReadable(method, url)) return;
    return await reply
      .code(204)
      .header('allow', 'GET, HEAD, OPTIONS')
      .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
      .header('access-control-allow-headers', '*')
      .header('access-control-max-age', '86400')
      .send();
  });
}
