import { Failure } from '../../platform/failure.ts';

const GZIP = [0x1f, 0x8b];

/** Returns whether a file begins like a gzip file. */
export function isGzip(start: Uint8Array): boolean {
  return start[0] === GZIP[0] && start[1] === GZIP[1];
}

export function createDamagedGzipFailure(origin: string, error: Error): Failure {
  return new Failure(
    `${origin}: the gzip file is damaged or cut off (${error.message}); fetch it again`,
  );
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

/** In UTF-16 every other byte of Latin letters is 0; texts contain fewer other characters than this share. */
const MAX_NON_LATIN_SHARE = 0.3;

/** Detects UTF-16 by its byte-order mark or its zero bytes; returns `null` for other encodings. */
export function detectUtf16(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const some = start.subarray(0, 4096);
  const pairs = some.length >> 1;
  if (pairs < 2) return null;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at++)
    if (some[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = pairs * (1 - MAX_NON_LATIN_SHARE);
  if (even === 0 && odd >= enough) return 'utf-16le';
  return odd === 0 && even >= enough ? 'utf-16be' : null;
}

/** Detects the encoding of a text by its start: UTF-16, else UTF-8 with or without a byte-order mark, else Latin-1. */
export function detectEncoding(start: Uint8Array): Encoding {
  const wide = detectUtf16(start);
  if (wide !== null) return wide;
  try {
    // a sequence may be cut at the end of the sample: `stream` allows that
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'latin1';
  }
}

/** Decodes a text that is completely in memory. */
export function decodeText(bytes: Uint8Array): string {
  const wide = detectUtf16(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
