import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { refuseForeign } from '../../loading/files/kinds/refuse-foreign.ts';
import { damagedGzip, decodeText, isGzip } from '../../loading/files/text-encoding.ts';
import { Failure } from '../../platform/failure.ts';
import { askPatiently, boundedBytes } from '../ask-patiently.ts';
import type { PortalAccess } from '../source-kind.ts';

/** An hour of all stations of a continent has about one megabyte. */
const LARGEST_FILE_BYTES = 64 << 20;
/** A static file responds faster than a page that a portal assembles. */
const LONGEST_MS = 60_000;

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
  return await askPatiently<FetchedFile | null>(
    new URL(address),
    {
      who: 'the server',
      headers: {},
      async read(reply, where) {
        const bytes = await boundedBytes(reply, LARGEST_FILE_BYTES, `${where}: the file has`);
        return bytes.length === 0 ? null : await textOf(bytes, where);
      },
      refused(status, where) {
        if ([403, 404, 410].includes(status)) return null;
        throw new Failure(`${where}: the server answered ${status}; check the address`);
      },
    },
    { ...access, timeoutMs: Math.min(access.timeoutMs, LONGEST_MS) },
    signal,
  );
}

async function textOf(bytes: Buffer, where: string): Promise<FetchedFile> {
  const plain = isGzip(bytes)
    ? await unzip(bytes).catch((error: Error) => {
        throw damagedGzip(where, error);
      })
    : bytes;
  refuseForeign(plain, where, 'table', plain);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { text: decodeText(plain), sha256 };
}
