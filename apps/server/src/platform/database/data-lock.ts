import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { checkLiveness, getProcessIdentity, type ProcessIdentity } from './process-identity.ts';

export type StoreAddress = { host: string; port: number };
export type ProcessRole = 'server' | 'command';
export type LockOwner = ProcessIdentity & {
  nonce: string;
  role: ProcessRole;
  since: string;
  /** The address at which the owner's store listens. */
  address: StoreAddress;
};
export type DataLock = {
  owner: LockOwner;
  /** Publishes the address, which is known only after listening where the system chooses the port. */
  announce(address: StoreAddress): Promise<void>;
  release(): Promise<void>;
};
export type LockAttempt = { won: true; lock: DataLock } | { won: false; owner: LockOwner };

export const LOCK_NAME = 'townlight.lock';
/** Replaces the nonce of an owner whose lock file is damaged. */
export const UNREADABLE_NONCE = 'unreadable';
const HEARTBEAT_MS = 3_000;
/** An owner on another machine is considered dead after this time without a heartbeat. */
const SILENCE_MS = 10_000;

/**
 * Acquires the lock of the data folder for this process, or returns its owner.
 *
 * The lock is written to a draft and hard-linked into place, so it appears atomically and only one process can win. A
 * dead owner's lock gets exactly one successor: the process that links `townlight.lock.after-<its nonce>`, still
 * finds that nonce in place, and then renames the former over the latter.
 */
export async function acquireDataLock(
  folder: string,
  role: ProcessRole,
  address: StoreAddress,
): Promise<LockAttempt> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, LOCK_NAME);
  const nonce = randomUUID();
  const owner: LockOwner = {
    ...getProcessIdentity(),
    nonce,
    role,
    since: new Date().toISOString(),
    address,
  };
  const draft = `${path}.draft-${nonce}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    const other = await claim(path, draft, nonce);
    if (other) return { won: false, owner: other };
  } finally {
    await rm(draft, { force: true });
  }
  await removeLeftovers(folder);
  return { won: true, lock: createDataLock(path, owner) };
}

/** Returns undefined when this process has acquired the path, else the living owner. */
async function claim(path: string, draft: string, nonce: string): Promise<LockOwner | undefined> {
  for (;;) {
    if (await linkInto(draft, path)) return undefined;
    const current = await readOwner(path);
    if (current === undefined) continue;
    if (await isAlive(path, current)) return current;
    const successor = `${path}.after-${current.nonce}`;
    const rival = await claim(successor, draft, nonce);
    if (rival) return rival;
    if ((await readOwner(path))?.nonce === current.nonce) {
      await rename(successor, path);
      return undefined;
    }
    await rm(successor, { force: true });
  }
}

async function linkInto(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS' && code !== 'EOPNOTSUPP')
      throw error;
  }
  // on a file system without hard links, exclusive creation is the next best way
  try {
    await writeFile(path, await readFile(draft), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readOwner(path: string): Promise<LockOwner | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new Failure(
      `${path}: the lock of the data folder cannot be read (${message}); if no Townlight is using the folder, move the file away and start again`,
    );
  }
  const owner = parseOwner(text);
  if (owner !== undefined) return owner;
  // half written or emptied by a power cut: free once no heartbeat is seen
  const unknown = { pid: 0, startedAt: '', machine: '', since: '', role: 'server' } as const;
  return { ...unknown, nonce: UNREADABLE_NONCE, address: { host: '', port: 0 } };
}

const lockOwner = z.object({
  pid: z.number().int().min(1),
  startedAt: z.string(),
  machine: z.string(),
  // the nonce becomes part of a file's name
  nonce: z.string().regex(/^[\w-]+$/),
  role: z.enum(['server', 'command']),
  since: z.string(),
  address: z.object({ host: z.string(), port: z.number().int() }),
});

function parseOwner(text: string): LockOwner | undefined {
  try {
    return lockOwner.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function isAlive(path: string, owner: LockOwner): Promise<boolean> {
  const known = checkLiveness(owner);
  if (known !== 'unknown') return known === 'alive';
  const beat = await heartbeat(path);
  if (beat === undefined || Date.now() - beat > 10 * SILENCE_MS) return false;
  // observes the heartbeat instead of comparing it with the local clock: clocks of two machines differ
  for (let waited = 0; waited < SILENCE_MS; waited += 500) {
    await pause(500);
    const now = await heartbeat(path);
    if (now === undefined) return false;
    if (now !== beat) return true;
  }
  return false;
}

async function heartbeat(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs;
}

function createDataLock(path: string, owner: LockOwner): DataLock {
  const timer = setInterval(() => {
    const now = new Date();
    void utimes(path, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  timer.unref();
  return {
    owner,
    async announce(address) {
      owner.address = address;
      const draft = `${path}.draft-${owner.nonce}`;
      await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
      await rename(draft, path);
    },
    async release() {
      clearInterval(timer);
      if ((await readOwner(path))?.nonce === owner.nonce) await rm(path, { force: true });
    },
  };
}

/** Removes drafts and successor links of processes that were killed; a living competitor then simply retries. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(`${LOCK_NAME}.after-`)) await rm(join(folder, name), { force: true });
    if (name.startsWith(`${LOCK_NAME}.draft-`)) {
      const age = Date.now() - ((await heartbeat(join(folder, name))) ?? Date.now());
      if (age > 60_000) await rm(join(folder, name), { force: true });
    }
  }
}
