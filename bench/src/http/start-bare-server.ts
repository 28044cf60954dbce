import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { killOnExit } from '../machine/processes.ts';
import type { BareReply } from './bare-server.ts';

export interface BareServer {
  readonly url: string;
  readonly pid: number;
  /** Sets the reply that the server sends from now on. */
  send(reply: BareReply): Promise<void>;
  stop(): void;
}

export async function startBareServer(): Promise<BareServer> {
  const child = killOnExit(fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url))));
  const [port] = await once(child, 'message');
  return {
    pid: child.pid as number,
    url: `http://127.0.0.1:${port}/`,
    async send(reply) {
      const ready = once(child, 'message');
      child.send(reply);
      await ready;
    },
    stop: () => child.kill('SIGKILL'),
  };
}
