/**
 * Recounts a running site's figures with other tools and prints the differences: crime from the raw files, coronavirus
 * from the totals of reporting areas that the site publishes.
 * npm run -w @townlight/e2e recount -- http://localhost:8080 [records.json]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { crimeStatus } from '@townlight/contract/crime';
import { runTownlightOrThrow } from '../proofs/process/townlight-command.ts';
import { compareAir } from './air/compare-air.ts';
import { compareChanges } from './changes/compare-changes.ts';
import { compareWithSite } from './compare-with-site.ts';
import { compareCases } from './coronavirus/compare-cases.ts';
import { Differences } from './differences.ts';
import { createSiteReader, type SiteReader } from './read-site.ts';
import { PARTITIONS, readRecordsList } from './records-list.ts';
import { recountCrimes } from './recount-crimes.ts';
import { compareSimilar } from './similar/compare-similar.ts';
import { readSiteRules } from './site-rules.ts';
import { compareTexts } from './texts/compare-texts.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const [address, listed] = positionals;
const print = (line: string) => void process.stdout.write(`${line}\n`);

const SUBJECTS = { crime: recountCrime, air: recountAir, coronavirus: recountCoronavirus };
type Subject = keyof typeof SUBJECTS;
const chosen = options.only?.split(',') ?? Object.keys(SUBJECTS);

if (address === undefined || !URL.canParse(address) || !chosen.every((one) => one in SUBJECTS)) {
  process.stderr.write(
    `npm run -w @townlight/e2e recount -- <address of the site> [records.json] [--only ${Object.keys(SUBJECTS).join(',')}]\n`,
  );
  process.exitCode = 2;
} else {
  const site = createSiteReader(new URL(address));
  for (const subject of chosen) {
    const folder = mkdtempSync(join(tmpdir(), 'townlight-recount-'));
    try {
      if ((await SUBJECTS[subject as Subject](site, folder)) > 0) process.exitCode = 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** @returns the number of values that differ */
async function recountCrime(site: SiteReader, folder: string): Promise<number> {
  // npm runs this in the folder of its workspace
  const path = listed && resolve(process.env.INIT_CWD ?? '.', listed);
  const list = readRecordsList(path || (await writeSample(site, folder)));
  const partitions = PARTITIONS.filter((name) => list.boundaries[name] !== undefined);
  const rules = await readSiteRules(site.json, partitions);
  const counted = await recountCrimes(list, rules);
  try {
    print(
      `${counted.rows.toLocaleString('en')} rows in ${list.crime.length} files, ${counted.records.toLocaleString('en')} records`,
    );
    const { values, differing } = await compareWithSite(counted, rules, site.json, print);
    print(
      `crime: ${values.toLocaleString('en')} values compared, ${differing.toLocaleString('en')} differ`,
    );
    const similar = new Differences('similar areas', print);
    const categories = new Set(rules.typeOfCategory.map(([category = '']) => category));
    await compareSimilar(site, counted, [...categories], similar);
    similar.summarize();
    const changes = new Differences('changes', print);
    await compareChanges(
      site,
      counted,
      { categories: [...categories], single: rules.single },
      changes,
    );
    changes.summarize();
    const texts = new Differences('letters and previews', print);
    await compareTexts(site, counted, texts);
    texts.summarize();
    return differing + similar.differing + changes.differing + texts.differing;
  } finally {
    counted.close();
  }
}

async function recountAir(site: SiteReader, folder: string): Promise<number> {
  const found = new Differences('air', print);
  await compareAir(site, folder, found);
  found.summarize();
  return found.differing;
}

async function recountCoronavirus(site: SiteReader, folder: string): Promise<number> {
  const found = new Differences('coronavirus', print);
  await compareCases(site, folder, found);
  found.summarize();
  return found.differing;
}

/** Writes the raw files of a site with the sample county, by the product's own command. */
async function writeSample(site: SiteReader, folder: string): Promise<string> {
  const status = crimeStatus.parse(await site.json('/api/crimes/status'));
  if (!status.sample)
    throw new Error('the site shows real records: name the list of their files, records.json');
  const args = ['sample', '--folder', folder, '--through', status.data_through ?? ''];
  print((await runTownlightOrThrow(args, { dataFolder: folder })).trim());
  return join(folder, 'records.json');
}
