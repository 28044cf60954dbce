import { existsSync } from 'node:fs';
import {
  type Database,
  openDatabase,
  type StoreConfig,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { inTransaction } from '../../../apps/server/src/platform/database/transaction.ts';
import type { Findings } from '../findings.ts';
import { type Site, startSite } from '../process/site.ts';
import { runTownlight, runTownlightOrThrow } from '../process/townlight-command.ts';
import { type ProofStores, silentLog } from '../stores/proof-stores.ts';

/**
 * Simulates disaster recovery: the store is lost, a new one has been serving for a while, and the backup is restored
 * into it. Feedback and staff of the backup are present again, and later feedback remains.
 */
export async function drillRestore(stores: ProofStores, findings: Findings): Promise<void> {
  findings.log(`\n${stores.name}: a restore into a new store`);
  const lost = await stores.create();
  const before = await enterThings(lost, 'before');
  const printed = await runTownlightOrThrow(['backup'], lost);
  const file = /backed up to (\S+\.jsonl\.gz)/.exec(printed)?.[1] ?? '';
  findings.check('the backup is where the command says', existsSync(file), printed);

  const store = await stores.create();
  const since = await enterThings(store, 'since');
  const damaged = await runTownlight(['restore', '--file', `${file}x`], store);
  findings.check(
    'a file that is not there is refused in one sentence',
    damaged.code === 1 && damaged.errors.trim().split('\n').length === 1,
    damaged.errors,
  );
  const restoring = await runTownlightOrThrow(['restore', '--file', file], store);
  const previous = /previous data backed up to (\S+\.jsonl\.gz)/.exec(restoring)?.[1] ?? '';
  findings.check('what was there before the restore is kept in a file', existsSync(previous));
  await expectRestored(store, { comments: [before, since], staff: [before] }, findings);

  // restores the state before: a restore can be reverted
  await runTownlightOrThrow(['restore', '--file', previous], store);
  await expectRestored(store, { comments: [before, since], staff: [since] }, findings);

  const site = await startSite(store);
  const ready = await site.get('/readyz');
  findings.check('the site serves the restored store', ready.status === 200, ready.body);
  await writeFeedback(site, 'after');
  await site.stop();
  const { output } = await runTownlight(['feedback'], store);
  findings.check(
    'what is written afterward has a number of its own',
    ['before', 'since', 'after'].every((comment) => output.includes(`Feedback ${comment}.`)),
    output,
  );
  await stores.remove(lost);
  await stores.remove(store);
}

/** Enters data through a running site and the command line, as readers and staff do. @returns its label */
async function enterThings(store: StoreConfig, label: string): Promise<string> {
  const site = await startSite(store);
  await writeFeedback(site, label);
  await site.stop();
  await runTownlightOrThrow(['staff', 'invite', `${label}@example.org`], store);
  return label;
}

async function writeFeedback(site: Site, label: string): Promise<void> {
  const reply = await fetch(new URL('/api/feedback', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ comment: `Feedback ${label}.`, page: '/map', language: 'en' }),
  });
  if (!reply.ok) throw new Error(`feedback was answered ${reply.status}: ${await reply.text()}`);
}

async function expectRestored(
  store: StoreConfig,
  expected: { comments: readonly string[]; staff: readonly string[] },
  findings: Findings,
): Promise<void> {
  const database: Database = await openDatabase(store, { role: 'command', log: silentLog });
  try {
    const found = await inTransaction(database.pool, async (client) => ({
      comments: (await client.query('select comment from feedback order by comment')).rows,
      // except the first administrator, whom the embedded store's first start invites
      staff: (
        await client.query(
          `select email from staff_member where email <> 'administrator@localhost' order by email`,
        )
      ).rows,
    }));
    const comments = found.comments.map(({ comment }) => comment).join(' ');
    findings.check(
      `feedback of ${expected.comments.join(' and ')} is there, each once`,
      comments === expected.comments.map((label) => `Feedback ${label}.`).join(' '),
      comments,
    );
    const staff = found.staff.map(({ email }) => email).join(' ');
    findings.check(
      `staff is who was staff ${expected.staff.join(' and ')}`,
      staff === expected.staff.map((label) => `${label}@example.org`).join(' '),
      staff,
    );
  } finally {
    await database.close();
  }
}
