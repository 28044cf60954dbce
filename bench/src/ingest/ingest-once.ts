import { crimeSources, losAngeles } from '@townlight/county-los-angeles';
import { ingestCrime } from '../../../apps/server/src/features/crime/ingest/ingest-crime.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';

/** The cost of one load. */
export interface IngestTimes {
  readonly rows: number;
  readonly updated: number;
  /** From opening the file to the committed release. */
  readonly milliseconds: number;
  /** Processor time of the process, all threads. */
  readonly busyMilliseconds: number;
  /** Peak memory of the process in bytes. */
  readonly peak: number;
  readonly placed: Readonly<Record<string, number>>;
}

// runs in a separate process, so that its memory can be measured: `node ingest-once.ts FILE DATA_FOLDER [DATABASE_URL]`
const [file = '', dataFolder = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase(
  { dataFolder, databaseUrl },
  { role: 'command', log: createLog('error') },
);
const busyBefore = process.cpuUsage();
const began = performance.now();
const result = await ingestCrime(database, {
  sourceName: 'lapd-legacy',
  source: crimeSources.sources['lapd-legacy'],
  file,
  today: new Intl.DateTimeFormat('en-CA', { timeZone: losAngeles.timeZone }).format(new Date()),
  timeZone: losAngeles.timeZone,
  statement: { accept: true },
  rejectsFolder: dataFolder,
});
const milliseconds = performance.now() - began;
const busy = process.cpuUsage(busyBefore);
await database.close();
if (result.outcome !== 'published') throw new Error(`${file} is published already`);
const { rowsRead: rows, rowsUpdated: updated, placed } = result.report;
const times: IngestTimes = {
  rows,
  updated,
  milliseconds,
  busyMilliseconds: (busy.user + busy.system) / 1000,
  // `maxRSS` is in kilobytes on every system
  peak: process.resourceUsage().maxRSS * 1024,
  placed,
};
process.stdout.write(JSON.stringify(times));
