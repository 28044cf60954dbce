import { setTimeout as pause } from 'node:timers/promises';
import {
  type ReceivedMail,
  startMailServer,
} from '../../../apps/server/src/platform/testing/mail-server.ts';
import { createNewsletterStore } from '../../../bench/src/emails/newsletter-store.ts';
import { seededRandom } from '../../../bench/src/measure/random-numbers.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import { runTownlightOrThrow } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';

export interface EmailKillPlan {
  readonly readers: number;
  readonly times: number;
  readonly seed: number;
}

const PATIENCE_MS = 600_000;
/** Higher than any real rate, so that the rate limit delays nothing. */
const ENVIRONMENT = { MAIL_PER_SECOND: '10000', MAIL_UNMARKED: '1' };

/**
 * Sends an edition by a real server to a real mail server and repeatedly kills the server while emails are in transit.
 * In the end every subscriber must have an email, and each kill may duplicate at most one, with the same Message-ID.
 */
export async function killEmailSending(
  stores: ProofStores,
  { readers, times, seed }: EmailKillPlan,
  findings: Findings,
): Promise<void> {
  const store = await stores.create();
  await createNewsletterStore(store, readers);
  const got = new Map<string, string[]>();
  let count = 0;
  const mailServer = await startMailServer({}, ({ to, raw }: ReceivedMail) => {
    count++;
    const [address = ''] = to;
    const id = /^Message-ID: (.*)\r$/im.exec(raw)?.[1] ?? '';
    got.set(address, [...(got.get(address) ?? []), id]);
  });
  const environment = { ...ENVIRONMENT, SMTP_URL: mailServer.url };
  const until = async (emails: number): Promise<void> => {
    for (const deadline = performance.now() + PATIENCE_MS; got.size < emails; await pause(1))
      if (performance.now() > deadline)
        throw new Error(`${got.size} of ${emails} letters came within ${PATIENCE_MS / 1_000} s`);
  };
  const random = seededRandom(seed);
  let status = '';
  try {
    for (let round = 0; round < times; round++) {
      const site = await startSite(store, { environment });
      const before = count;
      // one moment from each section of the sending, so that they spread over it
      await until(Math.ceil((readers * (round + random())) / times) || 1);
      await site.kill();
      const twice = count - got.size;
      findings.log(
        `  killed after ${count - before} letters more: ${got.size} of ${readers} readers have one, ${twice} came twice so far`,
      );
    }
    const site = await startSite(store, { environment });
    await until(readers);
    // until the last email is marked and the edition ends: the lock of a killed server delays its successor for a while
    for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; ) {
      status = await runTownlightOrThrow(['newsletter', 'status'], store);
      if (status.includes('sent')) break;
      await pause(2_000);
    }
    await site.stop();
  } finally {
    await mailServer.close();
  }
  const all = [...got.values()];
  const doubled = all.filter((ids) => ids.length > 1);
  findings.check(
    `${stores.name}: all ${readers} subscribers have the letter`,
    got.size === readers,
  );
  findings.check(
    `${stores.name}: ${doubled.length} came twice in ${times} kills, none three times`,
    doubled.length <= times && doubled.every((ids) => ids.length === 2),
    all.map((ids) => ids.length).join(' '),
  );
  findings.check(
    `${stores.name}: what came twice is the same message, no two readers' are`,
    new Set(all.flat()).size === readers,
  );
  findings.check(
    `${stores.name}: ${status.trim()}`,
    status.includes('sent') &&
      status.includes(`${readers.toLocaleString('en-US')} of ${readers.toLocaleString('en-US')}`),
    status,
  );
  await stores.remove(store);
}
