import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { refuseForeignFile } from '../../../ingest/files/kinds/refuse-foreign-file.ts';
import {
  createDamagedGzipFailure,
  decodeText,
  isGzip,
} from '../../../ingest/files/text-encoding.ts';
import { Failure } from '../../../platform/failure.ts';
import {
  computeMaxUnpackedBytes,
  createUnpackLimitError,
} from '../../../platform/files/unpack-limit.ts';
import { readBoundedBytes, requestWithRetry } from '../request-with-retry.ts';
import type { PortalAccess } from '../source-kind.ts';

/** An hour of all stations of a continent has about one megabyte. */
const MAX_FILE_BYTES = 64 << 20;
/** The same limit as for local files: a longer text does not fit into one string. */
const MAX_UNPACKED_BYTES = 500_000_000;
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
  const plain = isGzip(bytes) ? await unpack(bytes, where) : bytes;
  refuseForeignFile(plain, where, 'table', plain);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { text: decodeText(plain), sha256 };
}

/** @throws Failure before more than the limit is in memory */
async function unpack(bytes: Buffer, where: string): Promise<Buffer> {
  const unpackLimit = computeMaxUnpackedBytes(bytes.length);
  const maxOutputLength = Math.min(unpackLimit, MAX_UNPACKED_BYTES);
  return await unzip(bytes, { maxOutputLength }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_BUFFER_TOO_LARGE') throw createDamagedGzipFailure(where, error);
    throw unpackLimit < MAX_UNPACKED_BYTES
      ? createUnpackLimitError(where)
      : new Failure(
          `${where}: the gzip file unpacks to more than ${MAX_UNPACKED_BYTES / 1_000_000} MB; nothing was published. ` +
            'Enter the address of a smaller file, such as one day or one year',
        );
  });
}
