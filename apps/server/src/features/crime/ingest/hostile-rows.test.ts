import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crimeSources } from '@townlight/county-los-angeles';
import Papa from 'papaparse';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { describeLoad } from '../../../ingest/release/describe-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import { makeArea } from '../../../testing/make-area.ts';
import { ingestAddresses } from '../../address-search/ingest/ingest-addresses.ts';
import { ingestCoverage } from '../../places/ingest/ingest-coverage.ts';
import { ingestPopulation } from '../../places/ingest/ingest-population.ts';
import { crimeLoadDescription } from '../describe-crime-load.ts';
import { ingestCrime } from './ingest-crime.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rejectsFolder = join(folder, 'rejects');
const put = (name: string, lines: readonly string[]) => {
  const path = join(folder, name);
  // Starts with a page of valid rows: a NUL byte in the first page makes the file binary.
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
};
const long = 'x'.repeat(5_000);
const agencies = [{ slug: 'lapd', name: 'Los Angeles Police Department' }];

describeOnBothStores('rows that the database cannot store', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await makeArea(database.pool, { name: 'Sawtelle', corner: [-118.4, 34.1] });
  });
  const reasonsOf = (loaded: { outcome: string; rejects?: string | null }) =>
    Papa.parse<string[]>(readFileSync(loaded.rejects ?? '', 'utf8').trim())
      .data.slice(1)
      .map(([line, reason]) => `${line}: ${reason}`);

  test('of crimes are rejected by row and column, and the valid rows are published', async () => {
    const honest = Array.from(
      { length: 200 },
      (_, at) => `${at},2024-01-05,1200,310,BURGLARY,34.15,-118.35`,
    );
    const loaded = await ingestCrime(database, {
      sourceName: 'lapd-legacy',
      source: crimeSources.sources['lapd-legacy'],
      file: put('crimes.csv', [
        'DR_NO,DATE OCC,TIME OCC,Crm Cd,Crm Cd Desc,LAT,LON',
        ...honest,
        `n\0ul,2024-01-05,1200,310,BURGLARY,34.15,-118.35`,
        `${long},2024-01-05,1200,310,BURGLARY,34.15,-118.35`,
        `901,2024-01-05,1200,310,BUR\0GLARY,34.15,-118.35`,
        `902,2024-01-05,1200,${long},BURGLARY,34.15,-118.35`,
        `903,2201-01-05,1200,310,BURGLARY,34.15,-118.35`,
        `904,\u001b[2J${long},1200,310,BURGLARY,34.15,-118.35`,
      ]),
      today: '2026-11-20',
      timeZone: 'America/Los_Angeles',
      rejectsFolder,
    });
    expect(loaded).toMatchObject({ report: { rowsNew: 200, rowsRejected: 6 } });
    expect(reasonsOf(loaded).slice(0, 5)).toEqual([
      '202: DR_NO has a NUL character, which text never has',
      '203: DR_NO has 5,000 characters; at most 500 are allowed',
      '204: Crm Cd Desc has a NUL character, which text never has',
      '205: Crm Cd has 5,000 characters; at most 500 are allowed',
      '206: DATE OCC "2201-01-05" is after today, 2026-11-20',
    ]);
    expect(reasonsOf(loaded)[5]).toMatch(/^207: DATE OCC "xxx+…$/);
    for (const line of describeLoad(loaded, crimeLoadDescription))
      expect(line.length).toBeLessThan(1_010);
  });

  test('of residents, coverage and addresses are rejected too, with reasons that can be stored', async () => {
    const padding = ' '.repeat(5_000);
    const people = await ingestPopulation(database, {
      partition: 'neighborhoods',
      file: put('people.csv', [
        `name,population,year,note`,
        `Sawtelle,9000,2022,${padding}`,
        `Saw\0telle,8000,2022,`,
        `${long},7000,2022,`,
        `Atl\0antis,6000,99999999999,`,
      ]),
      rejectsFolder,
    });
    expect(reasonsOf(people)).toEqual([
      '3: name has a NUL character, which text never has',
      '4: name has 5,000 characters; at most 500 are allowed',
      '5: name has a NUL character, which text never has',
    ]);
    const coverage = await ingestCoverage(database, {
      file: put('coverage.csv', [
        `area,agency,note`,
        `Sawtelle,lapd,${padding}`,
        `Saw\0telle,lapd,`,
        `${long},lapd,`,
        `Sawtelle,la\0pd,`,
      ]),
      agencies,
      rejectsFolder,
    });
    expect(coverage).toMatchObject({ report: { rowsRead: 4, rowsRejected: 3 } });
    const addresses = await ingestAddresses(database, {
      source: 'made',
      bounds: [-119, 33, -117, 35],
      file: put('addresses.csv', [
        'LON,LAT,NUMBER,STREET,CITY',
        ...Array.from({ length: 200 }, (_, at) => `-118.4,34.1,${at + 1},Main Street,Sawtelle`),
        '-118.4,34.1,1,Ma\0in Street,Sawtelle',
        `-118.4,34.1,2,${long},Sawtelle`,
        `-118.4,34.1,3,Main Street,${long}`,
      ]),
      rejectsFolder,
    });
    expect(reasonsOf(addresses)).toEqual([
      '202: STREET has a NUL character, which text never has',
      '203: STREET has 5,000 characters; at most 500 are allowed',
      '204: CITY has 5,000 characters; at most 500 are allowed',
    ]);
  });
});
