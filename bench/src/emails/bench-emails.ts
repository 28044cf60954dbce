import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  openDatabase,
  type StoreConfig,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { killOnExit } from '../machine/processes.ts';
import { createScratchFolder } from '../machine/scratch-folder.ts';
import type { Cluster } from '../machine/temporary-cluster.ts';
import { formatBytes, formatCount } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { createNewsletterStore, EDITION } from './newsletter-store.ts';
import type { SendingResult, SendingTask } from './send-in-process.ts';

const READERS = 20_000;
/** Emails per second. */
const GOAL = 500;
const PLAIN_LOOP = 1_000;

/** Sends one edition to 20,000 subscribers over a real SMTP connection on this machine. */
export async function benchEmails(report: Report, cluster: Cluster): Promise<void> {
  const sink = killOnExit(fork(fileURLToPath(new URL('./mail-sink.ts', import.meta.url))));
  const [smtpUrl] = (await once(sink, 'message')) as [string];
  const rows: string[][] = [];
  const speeds: number[] = [];
  let neighborhoods = 0;
  const note = (name: string, found: SendingResult, bytes: number | null): number => {
    const perSecond = found.emails / (found.milliseconds / 1_000);
    rows.push([
      name,
      formatCount(found.emails),
      formatCount(Math.round(perSecond)),
      (found.cpuMilliseconds / found.emails).toFixed(2),
      formatBytes(found.rssBytes),
      bytes === null ? '–' : formatBytes(bytes),
    ]);
    return perSecond;
  };
  const stores: [string, StoreConfig][] = [
    ['embedded store', { dataFolder: createScratchFolder(), databaseUrl: undefined }],
    [
      'PostgreSQL',
      { dataFolder: createScratchFolder(), databaseUrl: await cluster.createDatabase('letters') },
    ],
  ];
  for (const [name, store] of stores) {
    neighborhoods = await createNewsletterStore(store, READERS);
    const task = { store, smtpUrl, edition: EDITION, maxRecipients: PLAIN_LOOP } as const;
    const plain = await send({ ...task, way: 'plain loop', unmarked: 1 });
    note(`plain loop over nodemailer, ${name}`, plain, null);
    for (const unmarked of [1, 8]) {
      const before = await sizeOf(store);
      const found = await send({ ...task, way: 'outbox', unmarked });
      if (found.emails !== READERS) throw new Error(`${found.emails} letters were accepted`);
      const grown = (await sizeOf(store)) - before;
      speeds.push(note(`outbox, ${name}, ${unmarked} unmarked`, found, grown));
      await beginAgain(store);
    }
  }
  sink.send('how many?');
  const [accepted] = (await once(sink, 'message')) as [number];
  sink.disconnect();

  report.heading('Letters');
  report.note(
    `An edition to ${formatCount(READERS)} subscribers in ${neighborhoods} neighborhoods, a quarter of them in Spanish, handed to an SMTP server ` +
      `on this machine over eight connections: figures read, parts drawn once, outbox filled, letters sent and marked. "Unmarked" is how many ` +
      `letters at most come twice where the process is killed. The plain loop reads, renders and sends for each of ` +
      `${formatCount(PLAIN_LOOP)} subscribers and remembers nothing. The mail server took ${formatCount(accepted)} letters in all; it shares the machine.`,
  );
  report.table(
    ['', 'letters', 'a second', 'ms of processor each', 'memory (RSS), most', 'database grew by'],
    rows,
  );
  report.goal(
    `${GOAL} letters a second (${speeds.map((speed) => Math.round(speed)).join(', ')})`,
    Math.min(...speeds) >= GOAL,
  );
}

async function send(task: SendingTask): Promise<SendingResult> {
  const script = fileURLToPath(new URL('./send-in-process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(task)]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as SendingResult;
}

async function inStore<T>(
  store: StoreConfig,
  action: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(store, {
    role: 'command',
    log: createLog('error'),
    migrationsFolder: null,
  });
  try {
    return await action(database);
  } finally {
    await database.close();
  }
}

function sizeOf(store: StoreConfig): Promise<number> {
  return inStore(store, async ({ pool }) => {
    const { rows } = await pool.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return Number(rows[0]?.bytes);
  });
}

/** Resets the store to the state before the first email. */
async function beginAgain(store: StoreConfig): Promise<void> {
  await inStore(store, async ({ pool }) => {
    await pool.query('delete from newsletter_mailing');
    await pool.query(
      `update newsletter_edition set state = 'scheduled', sending_at = null, sent_at = null`,
    );
    await pool.query('vacuum full newsletter_letter');
  });
}
