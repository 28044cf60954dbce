import { mkdirSync, writeFileSync } from 'node:fs';
import { benchAddresses } from './addresses/bench-addresses.ts';
import { benchHttp } from './http/bench-http.ts';
import { benchIngest } from './ingest/bench-ingest.ts';
import { describeMachine } from './machine/describe-machine.ts';
import { type Cluster, startCluster } from './machine/throw-away-cluster.ts';
import { createReport, type Report } from './measure/report.ts';
import { benchMemory } from './memory/bench-memory.ts';
import { benchRanking } from './ranking/bench-ranking.ts';
import { benchRecolour } from './recolour/bench-recolour.ts';

/** Each section with what it needs of the machine. */
const sections: Record<string, (report: Report, cluster: Cluster) => Promise<void>> = {
  ranking: benchRanking,
  ingest: benchIngest,
  http: benchHttp,
  memory: benchMemory,
  addresses: benchAddresses,
  recolour: benchRecolour,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  process.stderr.write(
    `no section is called ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}\n`,
  );
  process.exit(2);
}

const report = createReport((line) => process.stdout.write(`${line}\n`));
const cluster = await startCluster();
process.once('exit', () => cluster.stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

report.note(
  `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}, ${cluster.version}.`,
);
for (const [name, run] of Object.entries(sections)) {
  if (asked.length === 0 || asked.includes(name)) await run(report, cluster);
}
// a run of some sections does not replace the figures of all
if (asked.length === 0) {
  const results = new URL('../results/', import.meta.url);
  mkdirSync(results, { recursive: true });
  writeFileSync(new URL('latest.md', results), `# Latest bench\n\n${report.markdown()}`);
}
