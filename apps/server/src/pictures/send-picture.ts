import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from '../platform/http/negotiate-encoding.ts';
import { hashOf, type PictureFormat, type Renderer } from './render/open-renderer.ts';

/** A drawing to be sent, and how. */
export interface AskedPicture {
  readonly svg: string;
  readonly format: PictureFormat;
  /** Device pixels per unit. */
  readonly scale: number;
}

const A_YEAR = 'public, max-age=31536000, immutable';
/** An address without the hash of its contents: kept for an hour, then asked for again. */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** What an address is given as `?v=` so that whoever keeps the picture may keep it for ever. */
export function pictureVersion(svg: string): string {
  return hashOf(svg);
}

/** Sends a picture with a tag of its contents; what was asked for by its hash never changes. */
export async function sendPicture(
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedPicture,
): Promise<FastifyReply> {
  const picture = await renderer.render(asked.svg, asked.format, asked.scale);
  const { v } = request.query as { v?: string };
  const packed =
    picture.brotli !== null && negotiateEncoding(request.headers['accept-encoding']) === 'br'
      ? picture.brotli
      : null;
  // each encoding is a representation of its own (RFC 9110, 8.8.3)
  const etag = packed === null ? `"${picture.hash}"` : `"${picture.hash}-br"`;
  reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', v === pictureVersion(asked.svg) ? A_YEAR : AN_HOUR)
    .type(picture.contentType);
  const given = request.headers['if-none-match'];
  if (given !== undefined && (given === '*' || given.includes(picture.hash)))
    return reply.code(304).send();
  if (packed !== null) reply.header('content-encoding', 'br');
  return reply.send(packed ?? picture.bytes);
}
