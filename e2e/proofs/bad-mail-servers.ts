/**
 * Sends an edition over faulty mail servers, on both stores, and counts recipients with one email, with duplicates, and
 * suppressed ones:
 * node e2e/proofs/bad-mail-servers.ts [readers] [PGlite|PostgreSQL] [kind]
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreConfig } from '../../apps/server/src/platform/database/open-database.ts';
import { createNewsletterStore } from '../../bench/src/emails/newsletter-store.ts';
import { closeFindings, createFindings, type Findings } from './findings.ts';
import {
  MAIL_SERVER_KINDS,
  type MailServerKind,
  startFaultyMailServer,
} from './mail/mail-server-kinds.ts';
import { startSite } from './process/site.ts';
import { runTownlightOrThrow } from './process/townlight-command.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const readers = Number(process.argv[2] ?? 5_000);
const only = process.argv[3];
const kinds = MAIL_SERVER_KINDS.filter((kind) => (process.argv[4] ?? kind) === kind);
const PATIENCE_MS = 900_000;
/** How long a server that refuses all emails does so. */
const REFUSES_MS = 50_000;
/** Higher than any real rate, so that the rate limit delays nothing. */
const ENVIRONMENT = { MAIL_PER_SECOND: '10000', MAIL_UNMARKED: '4' };

async function deliver(store: StoreConfig, kind: MailServerKind, findings: Findings, name: string) {
  const server = await startFaultyMailServer(kind);
  const suppressed = async () =>
    Number(
      /(\d+) {2}suppressed: bounced/.exec(
        await runTownlightOrThrow(['subscribers', 'count'], store),
      )?.[1] ?? 0,
    );
  const site = await startSite(store, { environment: { ...ENVIRONMENT, SMTP_URL: server.url } });
  const began = performance.now();
  let status = '';
  try {
    if (kind === 'refuses all') {
      await pause(REFUSES_MS);
      findings.check(
        `${name}, ${kind}: nobody is suppressed while it does, nobody has a letter`,
        (await suppressed()) === 0 && server.got.size === 0,
      );
      server.recover();
    }
    while (performance.now() - began < PATIENCE_MS) {
      status = await runTownlightOrThrow(['newsletter', 'status'], store);
      if (/ sent /.test(status)) break;
      await pause(1_000);
    }
  } finally {
    await site.stop();
    await server.close();
  }
  const minutes = (performance.now() - began) / 60_000;
  const doubled = [...server.got.values()].filter((count) => count > 1).length;
  const expected = kind === 'refuses a tenth' ? readers - Math.floor(readers / 10) : readers;
  findings.log(
    `${name} | ${kind} | got it ${server.got.size} | twice ${doubled} | suppressed ${await suppressed()} | ` +
      `${minutes.toFixed(1)} min | ${Math.round(server.got.size / server.seconds)} a second | connections ${server.connections}\n    ${status.trim()}`,
  );
  for (const line of site.log().split('\n'))
    if (/"newsletter: /.test(line)) findings.log(`    log: ${JSON.parse(line).msg}`);
  findings.check(
    `${name}, ${kind}: everybody who can have the letter has it`,
    server.got.size === expected,
  );
  findings.check(`${name}, ${kind}: nobody has it twice`, doubled === 0);
}

const findings = createFindings();
for (const open of [createEmbeddedStores, createPostgresStores]) {
  const stores = open();
  try {
    if (only !== undefined && only !== stores.name) continue;
    const original = await stores.create();
    await createNewsletterStore(original, readers);
    for (const kind of kinds) {
      const store = await stores.copy(original);
      await deliver(store, kind, findings, stores.name);
      await stores.remove(store);
    }
  } finally {
    stores.close();
  }
}
closeFindings(findings);
