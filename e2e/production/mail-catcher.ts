import { setTimeout as pause } from 'node:timers/promises';
import {
  startMailServer,
  type TestMailServer,
} from '../../apps/server/src/platform/testing/mail-server.ts';

/** Counts the emails to each address. */
export interface MailCatcher {
  open(): Promise<void>;
  close(): Promise<void>;
  count(address: string): number;
  /** Resolves when no email has come for some seconds. */
  untilQuiet(): Promise<void>;
}

const QUIET_MS = 15_000;

export function createMailCatcher(port: number): MailCatcher {
  const counts = new Map<string, number>();
  let server: TestMailServer | undefined;
  let lastAt = performance.now();
  return {
    async open() {
      server = await startMailServer(
        {},
        ({ to }) => {
          lastAt = performance.now();
          for (const address of to) counts.set(address, (counts.get(address) ?? 0) + 1);
        },
        port,
      );
    },
    close: async () => await server?.close(),
    count: (address) => counts.get(address) ?? 0,
    async untilQuiet() {
      while (performance.now() - lastAt < QUIET_MS) await pause(500);
    },
  };
}
