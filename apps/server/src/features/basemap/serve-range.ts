import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE_CACHE_CONTROL } from '../../platform/http/cache-control.ts';
import { allowsRange, sendConditionally } from '../../platform/http/conditional-reply.ts';
import type { BaseMapFile } from './base-map.ts';

type Range = { readonly start: number; readonly end: number };

/** Maps request a few kilobytes at a time; a larger response is streamed. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Sends a file, or the single range that the request names (RFC 9110, section 14). */
export async function serveRange(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { handle, hash, size }: BaseMapFile,
): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  const contentType = 'application/vnd.pmtiles';
  return await sendConditionally(
    request,
    reply,
    { hash, contentType, cacheControl: IMMUTABLE_CACHE_CONTROL },
    () => {
      const ignoresRange = !allowsRange(request.headers['if-range'] as string | undefined, hash);
      const range = parseRangeHeader(ignoresRange ? undefined : request.headers.range, size);
      if (range === 'unsatisfiable') {
        reply.code(416).header('content-range', `bytes */${size}`);
        return undefined;
      }
      const { start, end } = range ?? { start: 0, end: size - 1 };
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      reply.header('content-length', end - start + 1);
      return readBytes(handle, start, end);
    },
  );
}

async function readBytes(handle: BaseMapFile['handle'], start: number, end: number) {
  const length = end - start + 1;
  if (length > MAX_BUFFERED_BYTES) return handle.createReadStream({ start, end, autoClose: false });
  const bytes = Buffer.allocUnsafe(length);
  await handle.read(bytes, 0, length, start);
  return bytes;
}

/** Parses a single byte range. Several ranges and other units return undefined: the full file is sent. */
export function parseRangeHeader(
  header: string | undefined,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 ? 'unsatisfiable' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
