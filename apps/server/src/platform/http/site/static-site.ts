import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, parseLocalizedPath } from '@townlight/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '../cache-control.ts';

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/**
 * Serves the built web pages and their files. Vite puts a content hash into the names under `assets/`, so those never
 * change. Page URLs and unknown API URLs are recognized by their form and not looked up as files: that would cost a
 * dozen `stat` calls, each queued behind the other work of the thread pool.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  sendPage: SendPage,
): Promise<void> {
  const hashed = join(folder, 'assets') + sep;
  await app.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => {
      if (isPage(request)) return await sendPage(request, reply);
      if (!isOfApi(pathOf(request))) return;
      reply.callNotFound();
      return reply;
    });
    await site.register(fastifyStatic, {
      root: folder,
      // compressed at build time; falls back to the plain file
      preCompressed: true,
      cacheControl: false,
      // the start page gets its head like every other page
      index: false,
      // files are looked up per request: a new build needs no restart
      wildcard: true,
      setHeaders(reply, path) {
        reply.header(
          'cache-control',
          path.startsWith(hashed) ? IMMUTABLE_CACHE_CONTROL : PUBLIC_CACHE_CONTROL,
        );
      },
    });
  });
}

/** Returns whether a request is for a page: GET or HEAD, no file extension, and not under `/api`. */
export function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isOfApi(path) &&
    !/\.[a-z][a-z0-9]*$/i.test(path)
  );
}

function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** Returns the HTML file of a URL's language; the web build makes one for each. */
export function getIndexHtmlFile(url: string): string {
  const { language } = parseLocalizedPath(url.split('?')[0] ?? '');
  return language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;
}

/** Returns whether the web build exists. */
export function isSiteBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
