import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendConditionally } from '../platform/http/conditional-reply.ts';
import { negotiateEncoding } from '../platform/http/negotiate-encoding.ts';
import { hashOf, type PictureFormat, type Renderer } from './render/open-renderer.ts';

/** A drawing to be sent, and how. */
export interface AskedPicture {
  /** Asked for in the turn of the reader. @throws NotFound where there is no such picture */
  readonly draw: () => string | Promise<string>;
  readonly format: PictureFormat;
  /** Device pixels per unit. */
  readonly scale: number;
}

const A_YEAR = 'public, max-age=31536000, immutable';
/** An address without the hash of its contents: kept for an hour, then asked for again. */
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** What an address is given as `?v=` so that anyone who keeps the picture may keep it for ever. */
export function pictureVersion(svg: string): string {
  return hashOf(svg);
}

/** Sends a picture, drawn and rendered when it is the reader's turn, with a tag of its contents. One asked for by its hash never changes. */
export async function sendPicture(
  renderer: Renderer,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: AskedPicture,
): Promise<FastifyReply> {
  const { draw, format, scale } = asked;
  const svg = await request.server.inTurn('brief', request, draw);
  const picture =
    renderer.known(svg, format, scale) ??
    (await request.server.inTurn('pictures', request, () => renderer.render(svg, format, scale)));
  const { v } = request.query as { v?: string };
  const wantsBrotli = negotiateEncoding(request.headers['accept-encoding']) === 'br';
  const packed = wantsBrotli ? picture.brotli : null;
  const described = {
    hash: picture.hash,
    encoding: packed === null ? 'identity' : 'br',
    contentType: picture.contentType,
    cacheControl: v === pictureVersion(svg) ? A_YEAR : AN_HOUR,
  } as const;
  return await sendConditionally(request, reply, described, () => packed ?? picture.bytes);
}
