/**
 * Signs up thousands of addresses in a minute, each from another network, together with honest readers. The mail server
 * is quick or needs half a second for each email:
 * node e2e/proofs/sign-up-flood.ts [sign-ups] [PGlite|PostgreSQL]
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../apps/server/src/platform/testing/mail-server.ts';
import { closeFindings, createFindings } from './findings.ts';
import { type Site, startSite } from './process/site.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const signUps = Number(process.argv[2] ?? 3_000);
const only = process.argv[3];
const FLOOD_MS = 60_000;
/** When honest readers sign up, as fractions of the flood's duration. */
const HONEST_AT = [0.1, 0.5, 0.9];
const PATIENCE_MS = 600_000;
/** Of the mail server for each email. */
const DELAYS_MS = [0, 500];

const agent = new Agent({ keepAlive: false, maxSockets: 100 });

/** @param network a number below 60,000: the reader's address is one of this machine's loopback range */
function signUp(site: Site, email: string, network: number) {
  const body = JSON.stringify({ email, neighborhoods: [] });
  return new Promise<{ status: number; retryAfterMs: number }>((resolve, reject) => {
    const sent = request(
      new URL('/api/subscriptions/subscribers', site.url),
      {
        method: 'POST',
        agent,
        localAddress: `127.${1 + (network >> 8)}.${network & 255}.1`,
        headers: { 'content-type': 'application/json' },
      },
      (reply) => {
        reply.resume();
        const retryAfterMs = Number(reply.headers['retry-after'] ?? 0) * 1_000;
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, retryAfterMs }));
      },
    );
    sent.on('error', reject).end(body);
  });
}

const findings = createFindings();
for (const open of [createEmbeddedStores, createPostgresStores]) {
  const stores = open();
  try {
    if (only !== undefined && only !== stores.name) continue;
    for (const delay of DELAYS_MS) {
      const store = await stores.create();
      const cameAt = new Map<string, number>();
      const mails = await startMailServer(
        { onRcptTo: (_address, _session, done) => void setTimeout(done, delay) },
        ({ to }) => void cameAt.set(to[0] ?? '', performance.now()),
      );
      const site = await startSite(store, {
        sample: true,
        environment: { SMTP_URL: mails.url, PUBLIC_URL: 'https://townlight.example' },
      });
      const statuses = new Map<number, number>();
      const began = performance.now();
      const flood = Array.from({ length: signUps }, async (_, n) => {
        await pause((n / signUps) * FLOOD_MS);
        const { status } = await signUp(site, `flood${n}@example.org`, n + 10).catch(() => ({
          status: 0,
        }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      const honest = HONEST_AT.map(async (fraction, n) => {
        await pause(fraction * FLOOD_MS);
        const from = performance.now();
        const email = `honest${n}@example.com`;
        let tries = 0;
        for (;;) {
          tries++;
          const { status, retryAfterMs } = await signUp(site, email, 50_000 + n);
          if (status === 200) break;
          await pause(Math.max(1_000, retryAfterMs));
        }
        while (!cameAt.has(email) && performance.now() - from < PATIENCE_MS) await pause(20);
        return { tries, seconds: ((cameAt.get(email) ?? Number.NaN) - from) / 1_000 };
      });
      const readers = await Promise.all(honest);
      await Promise.all(flood);
      const floodSeconds = (performance.now() - began) / 1_000;
      findings.log(
        `${stores.name}, ${delay} ms a mail: ${signUps} sign-ups in ${floodSeconds.toFixed(0)} s: ` +
          `${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}; honest readers: ` +
          readers
            .map(({ tries, seconds }) => `${seconds.toFixed(1)} s (${tries} tries)`)
            .join(', '),
      );
      findings.check(
        `${stores.name}, ${delay} ms a mail: each honest reader has the mail within a minute of being let in`,
        readers.every(({ tries, seconds }) => seconds < 60 + (tries - 1) * 31),
      );
      await site.stop();
      await mails.close();
      await stores.remove(store);
    }
  } finally {
    stores.close();
  }
}
closeFindings(findings);
