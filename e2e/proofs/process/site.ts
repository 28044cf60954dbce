import { setTimeout as pause } from 'node:timers/promises';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { type EndedCommand, type RunningCommand, startTownlight } from './townlight-command.ts';

/** A server in a separate process. */
export interface Site {
  readonly url: string;
  /** Sends a request. @returns the reply as the reader's program receives it */
  get(path: string): Promise<{ status: number; body: string }>;
  /** Polls until a reply is as wanted: a release shows within a second or two. */
  waitFor(path: string, isWanted: (body: string) => boolean): Promise<string>;
  /** Returns the log output so far. */
  log(): string;
  stop(): Promise<EndedCommand>;
  kill(): Promise<void>;
}

/** A first start with the sample county needs under a minute, and longer on a machine with other work. */
const PATIENCE_MS = 600_000;
/** Far more than the second or two that a snapshot needs, for a machine with other work. */
const REFRESH_MS = 60_000;

/** Starts `townlight serve` on a free port and waits until it prints its address. */
export async function startSite(
  store: StoreConfig,
  options: { sample?: boolean; environment?: Readonly<Record<string, string>> } = {},
): Promise<Site> {
  const command = startTownlight(['serve'], store, {
    PORT: '0',
    HOST: '127.0.0.1',
    TOWNLIGHT_SAMPLE: String(options.sample ?? false),
    ...options.environment,
  });
  const url = await addressOf(command);
  const get = async (path: string) => {
    const reply = await fetch(new URL(path, url));
    return { status: reply.status, body: await reply.text() };
  };
  return {
    url,
    get,
    async waitFor(path, isWanted) {
      for (const deadline = performance.now() + REFRESH_MS; performance.now() < deadline; ) {
        const { body } = await get(path);
        if (isWanted(body)) return body;
        await pause(200);
      }
      throw new Error(`${path} did not become what was wanted within ${REFRESH_MS / 1000} s`);
    },
    log: command.output,
    stop() {
      command.process.kill('SIGTERM');
      return command.ended;
    },
    async kill() {
      command.process.kill('SIGKILL');
      await command.ended;
    },
  };
}

async function addressOf({ process: child, output, ended }: RunningCommand): Promise<string> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; ) {
    const found = /Townlight is at ([^\s"]+)/.exec(output());
    if (found) return found[1] as string;
    if (child.exitCode !== null || child.signalCode !== null) {
      const { code, errors } = await ended;
      throw new Error(`the server ended with ${code}: ${errors}`);
    }
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not say where it is within ${PATIENCE_MS / 1000} s`);
}
