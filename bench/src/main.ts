import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { benchArrival } from './air/bench-arrival.ts';
import { benchHour } from './air/bench-hour.ts';
import { benchCategories } from './categories/bench-categories.ts';
import { benchChanges } from './changes/bench-changes.ts';
import { benchEmails } from './emails/bench-emails.ts';
import { benchHttp } from './http/bench-http.ts';
import { benchIngest } from './ingest/bench-ingest.ts';
import { benchLoads } from './loads/bench-loads.ts';
import { type Cluster, startCluster } from './machine/temporary-cluster.ts';
import { createReport, mergeSections, type Report } from './measure/report.ts';
import { benchMemory } from './memory/bench-memory.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchRanking } from './ranking/bench-ranking.ts';
import { benchRecolor } from './recolor/bench-recolor.ts';
import { benchSlowPhone } from './slow-phone/bench-slow-phone.ts';

/** The sections of the bench with their functions. */
const sections: Record<string, (report: Report, cluster: Cluster) => Promise<void>> = {
  ranking: benchRanking,
  ingest: benchIngest,
  http: benchHttp,
  memory: benchMemory,
  arrival: benchArrival,
  recolor: benchRecolor,
  hour: benchHour,
  categories: benchCategories,
  changes: benchChanges,
  emails: benchEmails,
  loads: benchLoads,
  pages: benchPages,
  'slow-phone': benchSlowPhone,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(
    `no section is called ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}\n`,
  );
  process.exit(2);
}

const cluster = await startCluster();
process.once('exit', () => cluster.stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const report = createReport(
  (line) => process.stdout.write(`${line}\n`),
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}, ${cluster.version}.`,
);
for (const [name, run] of Object.entries(sections)) {
  if (requested.length === 0 || requested.includes(name)) await run(report, cluster);
}
const results = new URL('../results/', import.meta.url);
const latest = new URL('latest.md', results);
mkdirSync(results, { recursive: true });
const before = existsSync(latest) ? readFileSync(latest, 'utf8') : '';
writeFileSync(latest, `# Latest bench\n\n${mergeSections(before, report.markdown())}`);

/**
 * Describes the machine without names or paths:
 * `2 cores (AMD EPYC) with a load of 0.1 before the run, 24 GB, Node 24.1.0 on linux`.
 */
function describeMachine(): string {
  const cores = cpus();
  const model = (cores[0]?.model ?? 'an unknown processor').replace(/\s+/g, ' ').trim();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  return (
    `${cores.length} cores (${model}) with a load of ${busy} before the run, ${gigabytes} GB, ` +
    `Node ${process.versions.node} on ${process.platform}`
  );
}
