import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Offer } from '@townlight/contract/offers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentHash, sendConditionally } from './conditional-reply.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { type HeadOfPage, withHead } from './page-head.ts';
import { withOffers } from './page-offers.ts';
import { firstHtml } from './static-site.ts';

type Page = { html: string; tag: string; brotli: Promise<Buffer> };

const HTML = 'text/html; charset=utf-8';
/** A page is some 4 KB. */
const MOST_KEPT = 1_000;
const compress = promisify(brotliCompress);

/**
 * Sends the first HTML of a page of the application with a head of its own: title, description, canonical address and
 * the picture of a shared link stand in it before any script has run.
 */
export function pageSender(
  folder: string,
  headOf: HeadOfPage,
  publicUrl: string | undefined,
  offers: readonly Offer[],
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const read = rereadable();
  const kept = new LRUCache<string, Page>({ max: MOST_KEPT });

  return async (request, reply) => {
    const origin = originOf(request, publicUrl);
    const plain = await read(join(folder, firstHtml(request.url)));
    const head = headOf(request.url, origin);
    const html = withOffers(head === null ? plain : withHead(plain, head), offers);
    const tag = contentHash(html);
    const page = kept.get(tag) ?? packed(html, tag);
    kept.set(tag, page);

    const accepted = negotiateEncoding(request.headers['accept-encoding']);
    const encoding = accepted === 'br' ? 'br' : 'identity';
    if (head?.noindex) reply.header('x-robots-tag', 'noindex');
    const described = { hash: tag, encoding, contentType: HTML, cacheControl: 'no-cache' } as const;
    return await sendConditionally(request, reply, described, () =>
      encoding === 'br' ? page.brotli : html,
    );
  };
}

function packed(html: string, tag: string): Page {
  const brotli = compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { html, tag, brotli };
}

/** Reads a file again only when it has changed: a new build needs no restart. */
function rereadable(): (path: string) => Promise<string> {
  const known = new Map<string, { changed: number; text: string }>();
  return async (path) => {
    const { mtimeMs } = await stat(path);
    const before = known.get(path);
    if (before?.changed === mtimeMs) return before.text;
    const text = await readFile(path, 'utf8');
    known.set(path, { changed: mtimeMs, text });
    return text;
  };
}

/** What absolute addresses begin with: the public address, or the one that was asked. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  return publicUrl ?? `${protocol}://${safeHost(host)}`;
}

/** The header may hold anything; what is no name and port of a host stands in no address. */
function safeHost(host: string): string {
  return /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i.test(host) ? host : 'localhost';
}
