import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencies, crimeSources } from '@townlight/county-los-angeles';
import { afterAll, expect, test } from 'vitest';
import { describeOnStore } from '../../../../platform/testing/databases.ts';
import { makeArea } from '../../../../testing/make-area.ts';
import { describeReleaseCoverage } from '../../describe-crime-load.ts';
import { ingestCrime } from '../ingest-crime.ts';

const shared = process.env.TOWNLIGHT_SHARED;
const folder = mkdtempSync(join(tmpdir(), 'townlight-real-months-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files, their proposals, and as comments the coverage that their first and last days formerly claimed. */
const FILES = [
  {
    source: 'lapd-legacy',
    file: 'lapd-west-la-2020-2021.csv',
    // Formerly April 2020 to July 2021, for the entire department.
    proposal: [
      'its dates suggest: 2020-04 to 2021-07, for its division West LA',
      "  it holds records of 1 of the agency's 21 divisions",
      '  not 2020-03: less than half of what is usual (371 records)',
    ],
  },
  {
    source: 'lasd',
    file: 'lasd-2017-half.csv',
    // Formerly none either, because the file begins and ends within a month.
    proposal: [
      '  not 2017-11: 57 of 1,030 rows have no place in the county',
      '  not 2017-10: days in a row without a record (4,180 records)',
      '  not 2017-11: less than half of what is usual (973 records)',
    ],
  },
] as const;

describeOnStore('the months of real files', (open) => {
  test.skipIf(shared === undefined)('are proposed as they are', async () => {
    const database = await open();
    await makeArea(database.pool, {
      name: 'County',
      corner: [-119, 33.3],
      size: 1.6,
      policedBy: ['lapd', 'lasd'],
    });
    for (const { source, file, proposal } of FILES) {
      const loaded = await ingestCrime(database, {
        sourceName: source,
        source: crimeSources.sources[source],
        file: join(shared ?? '', 'data/crime', file),
        divisions: agencies.find(({ slug }) => source.startsWith(slug))?.divisions,
        today: '2026-11-20',
        timeZone: 'America/Los_Angeles',
        rejectsFolder: folder,
      });
      if (loaded.outcome !== 'published') throw new Error('nothing was published');
      expect(describeReleaseCoverage(loaded.report).slice(1, -1)).toEqual(proposal);
    }
  });
});
