import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { refuseForeignFile } from '../../../ingest/files/kinds/refuse-foreign-file.ts';
import { damagedGzipFailure, decodeText, isGzip } from '../../../ingest/files/text-encoding.ts';
import { Failure } from '../../../platform/failure.ts';
import { readBoundedBytes, requestWithRetry } from '../request-with-retry.ts';
import type { PortalAccess } from '../source-kind.ts';

/** An hour of all stations of a continent has about one megabyte. */
const MAX_FILE_BYTES = 64 << 20;
/** A static file responds faster than a page that a portal assembles. */
const MAX_TIMEOUT_MS = 60_000;

export type FetchedFile = {
  readonly text: string;
  /** Hash of the bytes as sent. */
  readonly sha256: string;
};

const unzip = promisify(gunzip);

/**
 * Fetches a text file, gzip or plain, with retries (see `requestWithRetry`).
 * @returns null when the file does not exist (yet): 404 and 410, also 403, which object stores return for missing
 * files; and for an empty file, which is about to be written
 */
export async function fetchFile(
  address: string,
  access: PortalAccess,
  signal: AbortSignal,
): Promise<FetchedFile | null> {
  return await requestWithRetry<FetchedFile | null>(
    new URL(address),
    {
      who: 'the server',
      headers: {},
      async read(reply, where) {
        const bytes = await readBoundedBytes(reply, MAX_FILE_BYTES, `${where}: the file has`);
        return bytes.length === 0 ? null : await textOf(bytes, where);
      },
      refused(status, where) {
        if ([403, 404, 410].includes(status)) return null;
        throw new Failure(`${where}: the server answered ${status}; check the address`);
      },
    },
    { ...access, timeoutMs: Math.min(access.timeoutMs, MAX_TIMEOUT_MS) },
    signal,
  );
}

async function textOf(bytes: Buffer, where: string): Promise<FetchedFile> {
  const plain = isGzip(bytes)
    ? await unzip(bytes).catch((error: Error) => {
        throw damagedGzipFailure(where, error);
      })
    : bytes;
  refuseForeignFile(plain, where, 'table', plain);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { text: decodeText(plain), sha256 };
}
