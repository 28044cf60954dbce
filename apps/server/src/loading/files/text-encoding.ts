import { Failure } from '../../platform/failure.ts';

const GZIP = [0x1f, 0x8b];

export function isGzip(start: Uint8Array): boolean {
  return start[0] === GZIP[0] && start[1] === GZIP[1];
}

export function damagedGzip(origin: string, error: Error): Failure {
  return new Failure(
    `${origin}: the gzip file is damaged or cut off (${error.message}); fetch it again`,
  );
}

/** @throws Failure where the first 4 KB hold what no text does */
export function refuseBinary(start: Uint8Array, origin: string): void {
  if (!start.subarray(0, 4096).includes(0)) return;
  throw new Failure(
    `${origin}: contains binary data, not text (a spreadsheet or a zip archive?); save it as CSV first`,
  );
}

/** The encoding of a text by its start: UTF-8, with or without a byte-order mark, else Latin-1. */
export function encodingOf(start: Uint8Array): 'utf-8' | 'latin1' {
  try {
    // a sequence may be cut at the end of the start: `stream` leaves it open
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'latin1';
  }
}

/** A text that is held whole. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
