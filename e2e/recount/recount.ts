/**
 * Counts a running site's crime figures again, from the raw files and by other tools, and prints what differs.
 * npm run -w @townlight/e2e recount -- http://localhost:8080 [records.json]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { crimeStatus } from '@townlight/contract/crime';
import { townlight } from '../proofs/process/townlight-command.ts';
import { compareWithSite } from './compare-with-site.ts';
import { countAgain } from './count-again.ts';
import { PARTITIONS, readRecordsList } from './records-list.ts';
import { readSiteRules } from './site-rules.ts';

const [address, listed] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);

if (address === undefined || !URL.canParse(address)) {
  process.stderr.write(
    'npm run -w @townlight/e2e recount -- <address of the site> [records.json]\n',
  );
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-recount-'));
  try {
    await recount(new URL(address), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function recount(site: URL, folder: string): Promise<void> {
  const read = async (path: string): Promise<unknown> => {
    const reply = await fetch(new URL(path, site));
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return await reply.json();
  };
  // npm runs this in the folder of its workspace
  const path = listed && resolve(process.env.INIT_CWD ?? '.', listed);
  const list = readRecordsList(path || (await writeSample(read, folder)));
  const partitions = PARTITIONS.filter((name) => list.boundaries[name] !== undefined);
  const rules = await readSiteRules(read, partitions);
  const counted = await countAgain(list, rules);
  try {
    say(
      `${counted.rows.toLocaleString('en')} rows in ${list.crime.length} files, ${counted.records.toLocaleString('en')} records`,
    );
    const { values, differing } = await compareWithSite(counted, rules, read, say);
    say(`${values.toLocaleString('en')} values compared, ${differing.toLocaleString('en')} differ`);
    if (differing > 0) process.exitCode = 1;
  } finally {
    counted.close();
  }
}

/** A site with the sample county: its raw files are written by the program itself. */
async function writeSample(
  read: (path: string) => Promise<unknown>,
  folder: string,
): Promise<string> {
  const status = crimeStatus.parse(await read('/api/crimes/status'));
  if (!status.sample)
    throw new Error('the site shows real records: name the list of their files, records.json');
  const words = ['sample', '--folder', folder, '--through', status.data_through ?? ''];
  say((await townlight(words, { dataFolder: folder })).trim());
  return join(folder, 'records.json');
}
