import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { geojsonFile, squareFeature } from '../features/places/testing/test-files.ts';
import { createIngestCommands } from '../platform/features/feature-list.ts';
import { setAreaTerms } from '../platform/i18n/county-terms.ts';
import { setSiteLanguages } from '../platform/i18n/site-languages.ts';
import { describeOnStore } from '../platform/testing/databases.ts';
import { loadSample } from '../sample/index.ts';
import { openCounty, readRanking, run } from '../testing/county-commands.ts';

const KAURI_BAY = join(import.meta.dirname, '../../../../counties/kauri-bay');

describeOnStore('a pack with the settings of a sample', (open) => {
  test('has ranked areas and air at its first start, until its real boundaries are loaded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'townlight-sample-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true });
      // other tests of this process are about other counties
      setAreaTerms();
      setSiteLanguages();
    });
    cpSync(KAURI_BAY, folder, { recursive: true });
    const file = join(folder, 'county.yaml');
    writeFileSync(
      file,
      `${readFileSync(file, 'utf8')}sample: { reportsPerThousand: 6, stations: 2 }\n`,
    );
    const county = await openCounty(folder, open);
    const { database, features, store } = county;
    await loadSample(database, features, { through: '2026-10' });

    const ranking = await readRanking(county, '2026-10');
    expect(Object.values(ranking).map(([rank]) => rank)).toEqual(
      expect.arrayContaining([1, 2, 3, 4]),
    );
    const { rows } = await database.pool.query('select count(*)::int as stations from air_station');
    expect(rows).toEqual([{ stations: 2 }]);

    const own = await run([createIngestCommands(features)], store, [
      ...['ingest', 'boundaries', '--partition', 'neighborhoods'],
      ...['--file', geojsonFile([squareFeature('Harbour Ward', [174.8, -36.9])])],
    ]);
    expect(own.lines.join('\n')).toContain('the sample data were removed: air, crime');
  });
});
