import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import xxhash from 'xxhash-wasm';
import type { Encoding } from './negotiate-encoding.ts';

const { h64Raw, create64 } = await xxhash();

/** A hash of contents, for tags and for addresses of what never changes. */
export function contentHash(contents: string | Uint8Array): string {
  return hash('sha256', contents, 'base64url').slice(0, 22);
}

/** For replies that are made by the thousand: a sixth of the time, good enough to tell one reply of an address from the next. */
export function quickHash(contents: Uint8Array): string {
  return h64Raw(contents).toString(36);
}

/** The same hash of contents that come in pieces. */
export function openQuickHash(): { add(piece: Uint8Array): void; end(): string } {
  const hashing = create64();
  return { add: (piece) => hashing.update(piece), end: () => hashing.digest().toString(36) };
}

/** The strong tag of contents in an encoding: each encoding is a representation of its own (RFC 9110, 8.8.3). */
export function tagOf(contentsHash: string, encoding: Encoding = 'identity'): string {
  return encoding === 'identity' ? `"${contentsHash}"` : `"${contentsHash}-${encoding}"`;
}

/**
 * Whether the asker has these contents already, by its `If-None-Match`. Any encoding's tag will do: they stand for the
 * same contents (RFC 9110, 13.1.2, asks for the weak comparison).
 */
export function isHeld(ifNoneMatch: string | undefined, contentsHash: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  let at = ifNoneMatch.indexOf(`"${contentsHash}`);
  while (at >= 0) {
    const next = ifNoneMatch[at + contentsHash.length + 1];
    if (next === '"' || next === '-') return true;
    at = ifNoneMatch.indexOf(`"${contentsHash}`, at + 1);
  }
  return false;
}

/** Whether a part may be sent to one who holds the rest: it has no condition, or these very bytes. */
export function mayHaveRange(ifRange: string | undefined, contentsHash: string): boolean {
  return ifRange === undefined || ifRange === tagOf(contentsHash);
}

export interface Representation {
  /** Of the contents, before they are packed. */
  readonly hash: string;
  /** How the body is packed; left out where contents are never packed. */
  readonly encoding?: Encoding;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Headers of the request, besides the accepted encodings, that the contents depend on. */
  readonly vary?: readonly string[];
}

/** Sets the headers that describe contents. @returns whether the asker has them already */
export function tellRepresentation(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { hash: contentsHash, encoding, contentType, cacheControl, vary = [] }: Representation,
): boolean {
  reply
    .header('etag', tagOf(contentsHash, encoding))
    .header('cache-control', cacheControl)
    .type(contentType);
  const varying = encoding === undefined ? vary : ['accept-encoding', ...vary];
  if (varying.length > 0) reply.header('vary', varying.join(', '));
  return isHeld(request.headers['if-none-match'], contentsHash);
}

/** Sends contents, or 304 to one who has them; `body` is asked for only where it is sent. */
export async function sendConditionally(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  described: Representation,
  body: () => unknown,
): Promise<FastifyReply> {
  if (tellRepresentation(request, reply, described)) return reply.code(304).send();
  const { encoding } = described;
  const sent = await body();
  if (encoding !== undefined && encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(sent);
}
