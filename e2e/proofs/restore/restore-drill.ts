import { existsSync } from 'node:fs';
import {
  type Database,
  openDatabase,
  type StoreConfig,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { inTransaction } from '../../../apps/server/src/platform/database/transaction.ts';
import type { Findings } from '../findings.ts';
import { type Site, startSite } from '../process/site.ts';
import { runTownlight, townlight } from '../process/townlight-command.ts';
import { type ProofStores, silentLog } from '../stores/proof-stores.ts';

/**
 * Simulates disaster recovery: the store is lost, a new one has been serving for a while, and the backup is restored
 * into it. Feedback and staff of the backup are present again, and later feedback remains.
 */
export async function drillRestore(stores: ProofStores, findings: Findings): Promise<void> {
  findings.say(`\n${stores.name}: a restore into a new store`);
  const lost = await stores.create();
  const before = await enterThings(lost, 'before');
  const printed = await townlight(['backup'], lost);
  const file = /wrote (\S+\.jsonl\.gz)/.exec(printed)?.[1] ?? '';
  findings.check('the backup is where the command says', existsSync(file), printed);

  const store = await stores.create();
  const since = await enterThings(store, 'since');
  const damaged = await runTownlight(['restore', '--file', `${file}x`], store);
  findings.check(
    'a file that is not there is refused in one sentence',
    damaged.code === 1 && damaged.errors.trim().split('\n').length === 1,
    damaged.errors,
  );
  const restoring = await townlight(['restore', '--file', file], store);
  const kept = /before is in (\S+\.jsonl\.gz)/.exec(restoring)?.[1] ?? '';
  findings.check('what was there before the restore is kept in a file', existsSync(kept));
  await hold(store, { words: [before, since], staff: [before] }, findings);

  // restores the state before: a restore can be reverted
  await townlight(['restore', '--file', kept], store);
  await hold(store, { words: [before, since], staff: [since] }, findings);

  const site = await startSite(store);
  const ready = await site.get('/readyz');
  findings.check('the site serves the restored store', ready.status === 200, ready.body);
  await writeFeedback(site, 'after');
  await site.stop();
  const { output } = await runTownlight(['feedback'], store);
  findings.check(
    'what is written afterward has a number of its own',
    ['before', 'since', 'after'].every((words) => output.includes(`Feedback ${words}.`)),
    output,
  );
  await stores.remove(lost);
  await stores.remove(store);
}

/** Enters data through a running site and the command line, as readers and staff do. @returns its label */
async function enterThings(store: StoreConfig, word: string): Promise<string> {
  const site = await startSite(store);
  await writeFeedback(site, word);
  await site.stop();
  await townlight(['staff', 'invite', `${word}@example.org`], store);
  return word;
}

async function writeFeedback(site: Site, word: string): Promise<void> {
  const reply = await fetch(new URL('/api/feedback', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ comment: `Feedback ${word}.`, page: '/map', language: 'en' }),
  });
  if (!reply.ok) throw new Error(`feedback was answered ${reply.status}: ${await reply.text()}`);
}

async function hold(
  store: StoreConfig,
  expected: { words: readonly string[]; staff: readonly string[] },
  findings: Findings,
): Promise<void> {
  const database: Database = await openDatabase(store, { role: 'command', log: silentLog });
  try {
    const found = await inTransaction(database.pool, async (client) => ({
      words: (await client.query('select comment from feedback order by comment')).rows,
      // except the first administrator, whom the embedded store's first start invites
      staff: (
        await client.query(
          `select email from staff_member where email <> 'administrator@localhost' order by email`,
        )
      ).rows,
    }));
    const words = found.words.map(({ comment }) => comment).join(' ');
    findings.check(
      `feedback of ${expected.words.join(' and ')} is there, each once`,
      words === expected.words.map((word) => `Feedback ${word}.`).join(' '),
      words,
    );
    const staff = found.staff.map(({ email }) => email).join(' ');
    findings.check(
      `staff is who was staff ${expected.staff.join(' and ')}`,
      staff === expected.staff.map((word) => `${word}@example.org`).join(' '),
      staff,
    );
  } finally {
    await database.close();
  }
}
