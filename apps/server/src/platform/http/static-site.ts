import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PLAIN_LANGUAGE, readLocalAddress } from '@townlight/domain/language';
import type { FastifyInstance } from 'fastify';

const A_YEAR = 'public, max-age=31536000, immutable';
/** Kept, but asked for each time whether still current. */
const ASK_AGAIN = 'no-cache';

/**
 * Serves the built web pages. Vite puts a hash of the contents into the names under `assets/`: those never change.
 * Addresses without a file are pages of the application and get its `index.html`.
 */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
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
}

/** The first HTML of the language that an address names; the build of the web makes one of each. */
export function firstHtml(url: string): string {
  const { language } = readLocalAddress(url.split('?')[0] ?? '');
  return language === PLAIN_LANGUAGE ? 'index.html' : `index.${language}.html`;
}

export function siteIsBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
