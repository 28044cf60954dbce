import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR_CACHE_CONTROL, IMMUTABLE_CACHE_CONTROL } from '../platform/http/cache-control.ts';
import { sendConditionally } from '../platform/http/conditional-reply.ts';
import { negotiateEncoding } from '../platform/http/negotiate-encoding.ts';
import {
  hashImageContents,
  type ImageFormat,
  type ImageRenderer,
} from './render/open-image-renderer.ts';

/** An image to be rendered and sent. */
export interface ImageRequest {
  /**
   * Called when the request reaches the front of the fair queue.
   * @throws NotFound where there is no such image
   */
  readonly draw: () => string | Promise<string>;
  readonly format: ImageFormat;
  /** Device pixels per unit. */
  readonly scale: number;
  /** How an address without the content hash is cached: for an hour by default. */
  readonly cacheControl?: string;
}

/** Returns the value of `?v=` with which a URL can be cached forever. */
export function getImageVersion(svg: string): string {
  return hashImageContents(svg);
}

/**
 * Draws, renders and sends an image through the fair queue, with an ETag of its content. A URL with the content hash
 * is immutable.
 */
export async function sendImage(
  renderer: ImageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  image: ImageRequest,
): Promise<FastifyReply> {
  const { draw, format, scale, cacheControl = HOUR_CACHE_CONTROL } = image;
  const svg = await request.server.runInQueue('brief', request, draw);
  const picture =
    renderer.getCached(svg, format, scale) ??
    (await request.server.runInQueue('pictures', request, () =>
      renderer.render(svg, format, scale),
    ));
  const { v } = request.query as { v?: string };
  const wantsBrotli = negotiateEncoding(request.headers['accept-encoding']) === 'br';
  const packed = wantsBrotli ? picture.brotli : null;
  const described = {
    hash: picture.hash,
    encoding: packed === null ? 'identity' : 'br',
    contentType: picture.contentType,
    cacheControl: v === getImageVersion(svg) ? IMMUTABLE_CACHE_CONTROL : cacheControl,
  } as const;
  return await sendConditionally(request, reply, described, () => packed ?? picture.bytes);
}
