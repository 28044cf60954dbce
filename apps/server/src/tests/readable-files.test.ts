import { beforeAll, beforeEach, expect, test } from 'vitest';
import { geojsonText, squareFeature, squareRing } from '../features/places/testing/test-files.ts';
import {
  encodeDbf,
  encodeShp,
  WGS84_PRJ,
  zipShapefile,
} from '../features/places/testing/test-shapefile.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import { describeOnEmbeddedStore } from '../platform/testing/databases.ts';
import { ingestTestFile } from '../testing/ingest-test-file.ts';

const SHAPES = [{ name: 'Acton', ring: squareRing([-118.4, 34]) }];
const ACTON = squareFeature('Acton', [-118.4, 34]);
const BELL = squareFeature('Bell', [-118.3, 34]);
const BOUNDARIES = ['boundaries', '--partition', 'neighborhoods'];
const RESIDENTS = ['population', '--partition', 'neighborhoods'];

describeOnEmbeddedStore('files in all the forms that a load reads', (open) => {
  let store: StoreConfig;
  const printed: string[] = [];
  const ingest = (args: readonly string[], name: string, content: string | Uint8Array) =>
    ingestTestFile(store, (line) => printed.push(line), args, { name, content });
  beforeAll(async () => {
    store = await open.newStore();
  });
  beforeEach(() => {
    printed.length = 0;
  });

  test.each<[string, string, string | Uint8Array]>([
    ['a zipped shapefile', 'areas.zip', zipShapefile(SHAPES)],
    ['GeoJSON lines', 'areas.geojsonl', `${JSON.stringify(ACTON)}\n${JSON.stringify(BELL)}\n`],
    [
      'a GeoJSON text sequence',
      'areas.geojsons',
      [ACTON, BELL].map((one) => `\x1e${JSON.stringify(one, null, 1)}\n`).join(''),
    ],
    [
      'UTF-16 with its mark',
      'areas.geojson',
      Buffer.from(`\uFEFF${geojsonText([ACTON])}`, 'utf16le'),
    ],
    ['a feature alone', 'areas.geojson', JSON.stringify(ACTON)],
  ])('%s is read', async (_, name, content) => {
    expect(await ingest([...BOUNDARIES, '--replace-all'], name, content), printed.at(-1)).toBe(0);
    expect(printed.join('\n')).toMatch(/ 0 rejected\n {2}[12] areas?/);
  });

  test('a table in UTF-16 is read, with and without its mark', async () => {
    expect(
      await ingest([...BOUNDARIES, '--replace-all'], 'one.geojson', geojsonText([ACTON, BELL])),
    ).toBe(0);
    for (const mark of ['\uFEFF', '']) {
      const text = Buffer.from(
        `${mark}name,population\nActon,7000\nBell,${mark.length}5\n`,
        'utf16le',
      );
      expect(await ingest(RESIDENTS, 'residents.csv', text), printed.at(-1)).toBe(0);
      expect(await ingest(RESIDENTS, 'residents.csv', text.swap16()), printed.at(-1)).toBe(0);
    }
  });

  test('areas outside the county are accepted with an explicit option', async () => {
    const belgium = geojsonText([squareFeature('Gent', [3.7, 51])]);
    expect(
      await ingest([...BOUNDARIES, '--replace-all', '--accept-outside'], 'gent.geojson', belgium),
    ).toBe(0);
    expect(printed.join('\n')).toContain('1 of 1 area is outside of the county (Gent)');
  });

  test('the vintage of boundaries and residents is reported and listed', async () => {
    const tracts = ['--partition', 'tracts', '--vintage', '2020'];
    const tract = squareFeature('', [-118.4, 34], { GEOID: '06037101110' });
    const unstated = ['boundaries', '--partition', 'tracts'];
    expect(await ingest(unstated, 'tracts.geojson', geojsonText([tract]))).toBe(0);
    expect(printed).toContain(
      '  census of these tracts: unknown; state it with --vintage before residents are loaded',
    );
    expect(await ingest(['boundaries', ...tracts], 'tracts.geojson', geojsonText([tract]))).toBe(0);
    expect(printed).toContain('  tracts of 2020');
    expect(
      await ingest(
        ['population', ...tracts],
        'tracts.csv',
        'geoid,population\n6037101110.0,1250.0\n',
      ),
      printed.at(-1),
    ).toBe(0);
    expect(printed).toContain('  all areas have residents');
    expect(await ingest(['population', ...tracts, '--vintage', '2012'], 'tracts.csv', 'x')).toBe(2);
    expect(printed.join('\n')).toContain(
      'there was no census in 2012; areas of 2012 are mostly those of the census of 2010',
    );
  });

  test('the files of a shapefile must be complete and in a known coordinate system', async () => {
    const cases: [Uint8Array, string][] = [
      [
        zipShapefile(SHAPES, { without: ['data/areas.prj', 'data/areas.dbf'] }),
        'the shapefile data/areas.shp has no .dbf and no .prj beside it; put its .shp, .dbf and .prj into the zip archive',
      ],
      [
        zipShapefile(SHAPES, { more: { 'b.shp': encodeShp(SHAPES) } }),
        'has 2 shapefiles (data/areas.shp, b.shp); load a zip archive with one of them',
      ],
      [
        zipShapefile(SHAPES, { prj: WGS84_PRJ.replaceAll('WGS_1984', 'North_American_1927') }),
        'the shapefile is in "GCS_North_American_1927", which cannot be turned into degrees of WGS 84 here; export it as WGS 84 (EPSG:4326)',
      ],
      [
        zipShapefile(SHAPES, { more: { 'data/areas.dbf': encodeDbf([]) } }),
        'the shapefile is damaged: its .shp and its .dbf have different numbers of rows; fetch it again',
      ],
    ];
    for (const [zip, sentence] of cases) {
      expect(await ingest(BOUNDARIES, 'areas.zip', zip)).toBe(1);
      expect(printed.at(-1)).toBe(`areas.zip: ${sentence}`);
    }
  });
});
