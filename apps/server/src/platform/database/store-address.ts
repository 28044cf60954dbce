import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { StoreAddress } from './data-lock.ts';

/** `pg` treats a host that begins with a slash as a folder, and looks for this socket in it. */
const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
/** macOS allows 103 bytes, Linux 107. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Returns the address of a data folder's embedded store: a Unix socket in a folder that only its user can enter; on
 * Windows a port of the loopback address, chosen by the system.
 */
export function resolveStoreAddress(dataFolder: string): StoreAddress {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: 0 };
  const runFolder = join(dataFolder, 'run');
  if (Buffer.byteLength(join(runFolder, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES)
    return { host: runFolder, port: SOCKET_PORT };
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  return { host: join(tmpdir(), `townlight-${userInfo().uid}-${name}`), port: SOCKET_PORT };
}

/**
 * Parses the URL of a PostgreSQL database, also one without a host (`postgres://user@/townlight?host=/run/postgresql`).
 * Returns undefined where it is invalid or names several hosts, which `pg` does not know.
 */
export function parseDatabaseUrl(text: string): URL | undefined {
  const url = URL.parse(text.replace('@/', '@localhost/'));
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  return url !== null && isPostgres && !url.host.includes(',') ? url : undefined;
}

/** Returns the socket's file, or undefined for a TCP address. */
export function getSocketPath(address: StoreAddress): string | undefined {
  return address.host.startsWith('/') ? join(address.host, SOCKET_NAME) : undefined;
}

export async function createSocketFolder(address: StoreAddress): Promise<void> {
  if (getSocketPath(address)) await mkdir(address.host, { recursive: true, mode: 0o700 });
}
