import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { startMailServer } from '../../../platform/testing/mail-server.ts';
import { isLongRun } from '../../../platform/testing/run-length.ts';
import { countEmailsByState } from '../store/progress.ts';
import type { SenderTask } from '../testing/child-sender.ts';
import { makeReaders } from '../testing/make-readers.ts';
import { beginMailing } from '../testing/open-delivery.ts';

const SENDER = fileURLToPath(new URL('../testing/child-sender.ts', import.meta.url));
const READERS = 300;
/** The process is killed each time after this many more emails. */
const KILLED_AFTER = isLongRun ? [20, 70, 60] : [70];
const LONGEST_MS = 300_000;

describeOnStore('emails whose sending process is killed', (open) => {
  test(
    'reach every recipient; each kill duplicates at most one email, as the same message',
    async () => {
      const store = await open.newStore();
      const before = await open(store);
      await makeReaders(before.pool, READERS);
      await beginMailing(before.pool, 'm');
      await before.close();
      const server = await startMailServer();
      const start = () => {
        const task: SenderTask = { store, smtpUrl: server.url, leaseSeconds: 2 };
        return spawn(process.execPath, [SENDER, JSON.stringify(task)], { stdio: 'ignore' });
      };
      const reached = () => new Set(server.received.flatMap(({ to }) => to)).size;
      const until = (count: number) =>
        vi.waitFor(() => expect(reached()).toBeGreaterThanOrEqual(count), {
          interval: 1,
          timeout: LONGEST_MS / 4,
        });
      let sender = start();
      try {
        for (const more of KILLED_AFTER) {
          await until(reached() + more);
          sender.kill('SIGKILL');
          await once(sender, 'exit');
          expect(reached()).toBeLessThan(READERS);
          sender = start();
        }
        await once(sender, 'exit');
      } finally {
        sender.kill('SIGKILL');
        await server.close();
      }
      expect(reached()).toBe(READERS);
      const messages = new Set(
        server.received.map(({ raw }) => /^Message-ID: .*$/im.exec(raw)?.[0]),
      );
      expect(messages.size).toBe(READERS);
      expect(server.received.length - READERS).toBeLessThanOrEqual(KILLED_AFTER.length);
      const after = await open(store);
      expect((await countEmailsByState(after.pool))[0]).toMatchObject({
        accepted: READERS,
        waiting: 0,
        inHand: 0,
      });
    },
    LONGEST_MS,
  );
});
