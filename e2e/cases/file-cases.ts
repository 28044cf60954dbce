import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { CaseRun } from './case-run.ts';

export interface KnownCase {
  /** Whether the neighborhoods of the sample county are loaded first. */
  readonly needsCounty: boolean;
  /** @throws AssertionError where the case is wrong */
  readonly run: (run: CaseRun) => Promise<void>;
}

const CRIME_CSV = ['crime', '--source', 'csv', '--accept'];

/** Cases of files, by the beginning of their folder's name. */
export const FILE_CASES: Readonly<Record<string, KnownCase>> = {
  '01': inCounty(async (run) => {
    for (const [file, lost] of [
      ['half-swapped.csv', '62 of 124'],
      ['quarter-feet.csv', '31 of 124'],
    ] as const) {
      const loaded = await run.load(...crimeFile(run, file));
      assert.match(loaded, new RegExp(`not 2025-01: ${lost} rows were rejected`));
      const months = await run.get('/api/neighborhoods/long-beach/monthly?months=3');
      assert.doesNotMatch(months, /"complete":true/);
      await run.stop();
      await run.townlight('releases', 'withdraw', releaseOf(loaded));
    }
    assert.match(await run.load(...crimeFile(run, 'good.csv')), /: 2025-01 to 2025-02, for all/);
  }),
  '03': inCounty(async (run) => {
    const reason = await run.loadRefused(...crimeFile(run, 'excel-numbers.csv'));
    assert.match(reason, /number "1\.50774E\+13" was shortened by a spreadsheet/);
  }),
  '05': inCounty(async (run) => {
    const server = createServer(({ url = '' }, reply) =>
      createReadStream(join(run.file('srv'), new URL(url, 'http://localhost').pathname))
        .on('error', () => reply.writeHead(404).end())
        .pipe(reply),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/resource/abcd-1234.csv`;
    const reason = await run.loadRefused(
      'crime',
      '--source',
      'lapd-legacy',
      '--url',
      address,
      '--accept',
    );
    server.close();
    assert.match(reason, /gives 1,000 rows at most; use \S+abcd-1234\.json/);
  }),
  '08': inCounty(async (run) => {
    assert.match(await run.load('air', '--source', 'csv', '--map-format'), /"hours": "ending"/);
  }),
  '09': inCounty(async (run) => {
    const loaded = await run.load(...airFile(run, 'hours.csv'));
    assert.match(loaded, /3 new, .* 1 rejected/);
    assert.match(run.rejects(loaded), /hours are numbered 1 to 24/);
  }),
  '11': inCounty(async (run) => {
    const file = run.file('HourlyAQObs_2026112016.dat');
    const reason = await run.loadRefused('air', '--source', 'airnow', '--file', file);
    assert.match(reason, /this is AirNow's HourlyAQObs file; --source airnow reads HourlyData/);
  }),
  '13': {
    needsCounty: false,
    async run(run) {
      const zipcodes = ['--partition', 'zipcodes'];
      await run.load('boundaries', ...zipcodes, '--file', run.file('zips.geojson'));
      for (const column of ['GEO_ID', 'NAME']) {
        const columns = ['--id-column', column, '--population-column', 'B01003_001E'];
        const file = ['--file', run.file('acs.csv'), '--year', '2022'];
        const loaded = await run.load('population', ...zipcodes, ...columns, ...file);
        assert.match(loaded, /received 2 rows: .* 0 rejected\n.*\n\s+all areas have residents/);
      }
    },
  },
  '14': inCounty(async (run) => {
    assert.match(await run.load(...crimeFile(run, 'hub.csv')), /received 8 rows: 8 new/);
  }),
  '18': inCounty(async (run) => {
    const file = ['--file', run.file('cases.csv')];
    assert.match(
      await run.load('coronavirus', '--source', 'csv', ...file),
      /received 2 reports: 2 new/,
    );
  }),
  '19': inCounty(async (run) => {
    const loaded = await run.load(...airFile(run, 'air.csv'));
    assert.match(loaded, /more than 25 km from the county .*Far Away/);
    await run.townlight('releases', 'withdraw', releaseOf(loaded));
    assert.doesNotMatch(await run.get('/api/air-quality/hours'), /Far Away/);
  }),
};

function inCounty(run: KnownCase['run']): KnownCase {
  return { needsCounty: true, run };
}

function crimeFile(run: CaseRun, name: string): string[] {
  return [...CRIME_CSV, '--mapping', run.file('m.json'), '--file', run.file(name)];
}

function airFile(run: CaseRun, name: string): string[] {
  const source = ['air', '--source', 'csv', '--mapping', run.file('m.json')];
  return [...source, '--file', run.file(name), '--stations', run.file('st.csv')];
}

function releaseOf(loaded: string): string {
  const [, release] = /published as release (\d+)/.exec(loaded) ?? [];
  assert.ok(release, `no release is named: ${loaded}`);
  return release;
}
