import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PLAIN_LANGUAGE, readLocalAddress } from '@townlight/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const A_YEAR = 'public, max-age=31536000, immutable';
/** Kept, but asked for each time whether still current. */
const ASK_AGAIN = 'no-cache';

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/**
 * Serves the built web pages and their files. Vite puts a hash of the contents into the names under `assets/`: those never change.
 * An address of a page, and one of the API that nothing answers, is told by its form and not looked for among the files: that would
 * take a dozen looks at folders, each behind all that the threads of the pool have to do.
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
      // made at build time; falls back to the plain file
      preCompressed: true,
      cacheControl: false,
      // the first page gets its head like every other
      index: false,
      // files are looked up at each request: a new build needs no restart
      wildcard: true,
      setHeaders(reply, path) {
        reply.header('cache-control', path.startsWith(hashed) ? A_YEAR : ASK_AGAIN);
      },
    });
  });
}

/** An address of the application: asked for to be read, without the ending of a file, and not of the API. */
function isPage(request: FastifyRequest): boolean {
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

/** The first HTML of the language that an address names; the build of the web makes one of each. */
export function firstHtml(url: string): string {
  const { language } = readLocalAddress(url.split('?')[0] ?? '');
  return language === PLAIN_LANGUAGE ? 'index.html' : `index.${language}.html`;
}

export function siteIsBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
