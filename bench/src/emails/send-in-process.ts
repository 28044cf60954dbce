/**
 * Sends emails in a separate process, so that its memory is that of sending alone:
 * `node send-in-process.ts '{"store": …, "smtpUrl": "smtp://…", "way": "outbox", "unmarked": 1}'`.
 * Its last line is the result as JSON.
 */
import { losAngeles, spanishNames } from '@townlight/county-los-angeles';
import { createTransport } from 'nodemailer';
import { createEditionMailing } from '../../../apps/server/src/features/newsletter/delivery/create-edition-mailing.ts';
import { startDueEditions } from '../../../apps/server/src/features/newsletter/delivery/due-editions.ts';
import { composeEditionEmail } from '../../../apps/server/src/features/newsletter/email/compose-edition-email.ts';
import { createEditionRenderer } from '../../../apps/server/src/features/newsletter/email/edition-renderer.ts';
import { createEmailMessages } from '../../../apps/server/src/features/newsletter/messages/index.ts';
import { readEdition } from '../../../apps/server/src/features/newsletter/store/editions.ts';
import { readAreaEditionFacts } from '../../../apps/server/src/features/newsletter/store/facts.ts';
import { openDelivery } from '../../../apps/server/src/features/newsletter/testing/open-delivery.ts';
import {
  openDatabase,
  type StoreConfig,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';

export interface SendingTask {
  readonly store: StoreConfig;
  readonly smtpUrl: string;
  readonly way: 'outbox' | 'plain loop';
  readonly edition: string;
  readonly unmarked: number;
  /** Limit of the plain loop, which is slow. */
  readonly maxRecipients: number;
}

export interface SendingResult {
  readonly emails: number;
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
  readonly rssBytes: number;
}

const task = JSON.parse(process.argv[2] ?? '') as SendingTask;
const log = createLog('warn');
const database = await openDatabase(task.store, { role: 'server', log });
const { pool } = database;
const renderContext = {
  siteUrl: 'https://townlight.example',
  messages: createEmailMessages({ timeZone: losAngeles.timeZone, spanishNames }),
};
const delivery = openDelivery(pool, {
  smtpUrl: task.smtpUrl,
  connections: 8,
  unmarked: task.unmarked,
  kinds: { edition: createEditionMailing(pool, renderContext) },
  log,
});

const began = performance.now();
const cpu = process.cpuUsage();
const emails = task.way === 'outbox' ? await bySending() : await byPlainLoop();
const milliseconds = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
const found: SendingResult = {
  emails,
  milliseconds,
  cpuMilliseconds: (user + system) / 1_000,
  rssBytes: process.resourceUsage().maxRSS * 1_024,
};
delivery.close();
await database.close();
process.stdout.write(`${JSON.stringify(found)}\n`);

/** Sends as the server does, starting with an empty outbox. */
async function bySending(): Promise<number> {
  await startDueEditions(pool, new Date());
  await delivery.run();
  const { rows } = await pool.query<{ accepted: number }>(
    `select count(*)::int as accepted from newsletter_letter where state = 'accepted'`,
  );
  return rows[0]?.accepted ?? 0;
}

/** Sends by a naive loop: reads, renders and sends for each subscriber, without caching or an outbox. */
async function byPlainLoop(): Promise<number> {
  const transport = createTransport(
    { url: task.smtpUrl, pool: true, maxConnections: 8 },
    { from: 'Townlight <town@example.org>' },
  );
  const edition = await readEdition(pool, task.edition);
  if (edition === null) throw new Error(`there is no edition ${task.edition}`);
  const recipients = await delivery.subscribers.listRecipients(pool, { limit: task.maxRecipients });
  for (const recipient of recipients) {
    const area = recipient.neighborhoods[0]?.id ?? '';
    const facts = await readAreaEditionFacts(pool, task.edition, area);
    const links = await delivery.subscribers.linksOf(pool, recipient.id);
    const to = (await delivery.subscribers.addressOf(pool, recipient.id)) ?? '';
    const print = createEditionRenderer(edition, facts ? [facts] : [], renderContext);
    await transport.sendMail({ to, ...composeEditionEmail(print, recipient, links) });
  }
  transport.close();
  return recipients.length;
}
