import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PUBLIC_CACHE_CONTROL } from './cache-control.ts';
import { formatEtag, hashContent, matchesEtag } from './conditional-reply.ts';
import { type Encoding, negotiateEncoding } from './negotiate-encoding.ts';

type Variant = { body: Buffer; head: string[]; notModified: string[] };

/** A reply that is created once and sent many times. Opaque: created by `createCachedReply`, sent by `SendCached`. */
export type CachedReply = {
  readonly body: Buffer;
  readonly hash: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly brotliQuality: number;
  readonly variants: Map<Encoding, Variant | Promise<Variant>>;
};

/** The subset of Fastify's request and reply that `send` needs, whatever their query and body types. */
type RawRequest = { readonly raw: IncomingMessage };
type RawReply = { readonly raw: ServerResponse; hijack(): unknown };

/** In bytes: a smaller body fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_000;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * @param options.hash of the body; by default one that may be used in a URL
 * @param options.cacheControl `PUBLIC_CACHE_CONTROL` by default
 * @param options.brotliQuality 5 for what is created on demand; 9 to 11 for large bodies created once
 */
export function createCachedReply(
  body: Buffer | string,
  options: {
    hash?: string;
    contentType?: string;
    cacheControl?: string;
    brotliQuality?: number;
  } = {},
): CachedReply {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return {
    body: bytes,
    hash: options.hash ?? hashContent(bytes),
    contentType: options.contentType ?? 'application/json; charset=utf-8',
    cacheControl: options.cacheControl ?? PUBLIC_CACHE_CONTROL,
    brotliQuality: options.brotliQuality ?? 5,
    variants: new Map(),
  };
}

/** Sends a cached reply; returns a promise where it must compress first, resolved when the reply is sent. */
export type SendCached = (
  request: RawRequest,
  reply: RawReply,
  cached: CachedReply,
) => void | Promise<void>;

/**
 * Returns a sender that writes cached replies straight to the socket: no serializer, no `onSend` hook, headers built
 * once per variant. Answers `If-None-Match` with 304; compresses once per encoding on first demand, off the main
 * thread.
 * @param everyReply headers of every reply, since the application's hook does not see these
 */
export function createCachedReplySender(everyReply: Readonly<Record<string, string>>): SendCached {
  const shared = Object.entries(everyReply).flat();

  const write = (
    request: RawRequest,
    raw: ServerResponse,
    cached: CachedReply,
    variant: Variant,
  ) => {
    if (matchesEtag(request.raw.headers['if-none-match'], cached.hash)) {
      raw.writeHead(304, variant.notModified).end();
      return;
    }
    raw.writeHead(200, variant.head);
    if (request.raw.method === 'HEAD') raw.end();
    else raw.end(variant.body);
  };

  return (request, reply, cached) => {
    reply.hijack();
    const { raw } = reply;
    const small = cached.body.length < MIN_COMPRESSED_BYTES;
    const encoding = small ? 'identity' : negotiateEncoding(request.raw.headers['accept-encoding']);
    const known = cached.variants.get(encoding);
    if (known && !(known instanceof Promise)) {
      write(request, raw, cached, known);
      return;
    }
    if (encoding === 'identity') {
      const plain = variantOf(cached, encoding, cached.body, shared);
      cached.variants.set(encoding, plain);
      write(request, raw, cached, plain);
      return;
    }
    const coming = known ?? makeVariant(cached, encoding, shared);
    return coming.then(
      (variant) => write(request, raw, cached, variant),
      // compression failed (out of memory): send the body uncompressed
      () => write(request, raw, cached, variantOf(cached, 'identity', cached.body, shared)),
    );
  };
}

async function makeVariant(
  cached: CachedReply,
  encoding: Exclude<Encoding, 'identity'>,
  shared: string[],
): Promise<Variant> {
  const making = compress(cached, encoding).then((body) =>
    variantOf(cached, encoding, body, shared),
  );
  cached.variants.set(encoding, making);
  try {
    const variant = await making;
    cached.variants.set(encoding, variant);
    return variant;
  } catch (error) {
    cached.variants.delete(encoding);
    throw error;
  }
}

async function compress(
  cached: CachedReply,
  encoding: Exclude<Encoding, 'identity'>,
): Promise<Buffer> {
  if (encoding === 'gzip') return await gzipAsync(cached.body);
  return await brotliAsync(cached.body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: cached.brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: cached.body.length,
    },
  });
}

function variantOf(
  cached: CachedReply,
  encoding: Encoding,
  body: Buffer,
  shared: string[],
): Variant {
  const validators = [
    'etag',
    formatEtag(cached.hash, encoding),
    'cache-control',
    cached.cacheControl,
    'vary',
    'accept-encoding',
  ];
  const described = ['content-type', cached.contentType, 'content-length', String(body.length)];
  if (encoding !== 'identity') described.push('content-encoding', encoding);
  return {
    body,
    head: [...described, ...validators, ...shared],
    notModified: [...validators, ...shared],
  };
}
