import { formatLocalDate } from '@townlight/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOpenAddressesCsv } from '../features/address-search/testing/address-files.ts';
import { airNowDate, forecastLine } from '../features/air-forecast/testing/forecast-line.ts';
import {
  geojsonText,
  squareFeature,
  squareRing,
  writeTestFile,
} from '../features/places/testing/test-files.ts';
import { zipShapefile } from '../features/places/testing/test-shapefile.ts';
import type { Database } from '../platform/database/open-database.ts';
import { describeOnStore } from '../platform/testing/databases.ts';
import { fastCheckOptions } from '../platform/testing/run-length.ts';
import { ingestTestFile } from '../testing/ingest-test-file.ts';
import { mutatedFile } from '../testing/mutated-file.ts';

const FILES = { short: 12, long: 1_000 };
const ROWS = 25;
function rows<Row>(format: (at: number) => Row): Row[] {
  return Array.from({ length: ROWS }, (_, at) => format(at));
}
const lines = (header: string, format: (at: number) => string) =>
  `${[header, ...rows(format)].join('\n')}\n`;
const day = (at: number) => String((at % 25) + 1).padStart(2, '0');

const TODAY = airNowDate(formatLocalDate(new Date(), 'America/Los_Angeles'));
const NAMES = ['Acton', 'Bell', 'Venice'];
const AREAS = NAMES.map((name, at) => squareFeature(name, [-118.4 + at / 10, 34]));
const SHAPES = NAMES.map((name, at) => ({ name, ring: squareRing([-118.4 + at / 10, 34]) }));
const NEIGHBORHOODS = ['--partition', 'neighborhoods'];
const SITES = writeTestFile(
  'sites.dat',
  '060371103|PM2.5|1103|Main Street|Active|CA4|South Coast AQMD|R9|34.0666|-118.2269|87\n',
);

const SOURCES: readonly [
  kind: string,
  args: readonly string[],
  name: string,
  content: string | Uint8Array,
][] = [
  [
    'boundaries',
    ['boundaries', ...NEIGHBORHOODS, '--replace-all', '--accept-outside'],
    'areas.geojson',
    JSON.stringify({ type: 'FeatureCollection', features: AREAS }, null, 1),
  ],
  [
    'a shapefile',
    ['boundaries', ...NEIGHBORHOODS, '--replace-all', '--accept-outside'],
    'areas.zip',
    zipShapefile(SHAPES),
  ],
  [
    'residents',
    ['population', ...NEIGHBORHOODS],
    'residents.csv',
    `name,population,year\n${NAMES.map((name) => `${name},9000,2020`).join('\n')}\n`,
  ],
  [
    'blocks',
    ['population', ...NEIGHBORHOODS, '--blocks'],
    'blocks.csv',
    lines(
      'GEOID,population,INTPTLON,INTPTLAT',
      (at) => `${at},${at * 10},${-118.39 + (at % 3) / 10},34.05`,
    ),
  ],
  [
    'coverage',
    ['coverage'],
    'coverage.csv',
    `area,agency,from\n${NAMES.map((name) => `${name},lapd,2020-01`).join('\n')}\n`,
  ],
  [
    'addresses',
    ['addresses'],
    'addresses.csv',
    formatOpenAddressesCsv(
      rows((at) => [-118.35, 34.05, at + 1, 'Main Street', 'Acton', '93510'] as const),
    ),
  ],
  [
    'crimes of the legacy system',
    ['crime', '--source', 'lapd-legacy'],
    'crimes.csv',
    lines(
      'DR_NO,DATE OCC,TIME OCC,Crm Cd,Crm Cd Desc,LAT,LON',
      (at) => `${at},01/${day(at)}/2023 12:00:00 AM,1200,310,BURGLARY,34.05,-118.35`,
    ),
  ],
  [
    'crimes of the Sheriff',
    ['crime', '--source', 'lasd'],
    'crimes.csv',
    lines(
      'LURN_SAK,STAT,STAT_DESC,INCIDENT_DATE,X_COORDINATE,Y_COORDINATE,DELETED,UNIT_NAME',
      (at) => `${at},61,THEFT,01/${day(at)}/2023 10:00:00 AM,6480000,1840000,N,CENTURY`,
    ),
  ],
  [
    'hourly readings',
    ['air', '--source', 'airnow', '--stations', SITES],
    'hours.dat',
    `${rows((at) => `11/19/26|${String(at % 24).padStart(2, '0')}:00|060371103|A name|-8|PM2.5|UG/M3|${at}|South Coast AQMD`).join('\n')}\n`,
  ],
  [
    'forecasts of the air',
    ['air-forecast'],
    'reportingarea.dat',
    `${rows((at) => forecastLine({ issued: TODAY, valid: TODAY, area: `Area ${at % 9}`, pollutant: at < 9 ? 'OZONE' : 'PM2.5', aqi: String(at * 9), category: '', discussion: 'Calm, "dry" air' })).join('\n')}\n`,
  ],
  [
    'readings of a year',
    ['air', '--source', 'aqs'],
    'year.csv',
    lines(
      'State Code,County Code,Site Num,Parameter Code,POC,Latitude,Longitude,Date GMT,Time GMT,Sample Measurement,Units of Measure,County Name',
      (at) =>
        `06,037,1103,88101,3,34.06,-118.22,2023-01-${day(at)},10:00,${at},Micrograms/cubic meter (LC),Los Angeles`,
    ),
  ],
  [
    'cases of the newspaper',
    ['coronavirus', '--source', 'latimes'],
    'cases.csv',
    lines(
      'date,county,fips,place,confirmed_cases,note,x,y',
      (at) => `2021-01-${day(at)},Los Angeles,037,Acton,${at + 10},,-118.35,34.05`,
    ),
  ],
  [
    'cases of the county',
    ['coronavirus', '--source', 'lacounty'],
    'cases.csv',
    'City/Community,Latitude,Longitude,Cases,Case Rate,population,3/22/20,3/23/20\nCity of Bell,34,-118,9,1,9000,1,9\nCity of Malibu,34,-118,9,1,9000,2,9\n',
  ],
];

describeOnStore('mutated files', (open) => {
  const prepare = async () => {
    const store = await open.newStore();
    const printed: string[] = [];
    const ingest = (args: readonly string[], name: string, content: string | Uint8Array) =>
      ingestTestFile(store, (line) => printed.push(line), args, { name, content });
    expect(
      await ingest(['boundaries', ...NEIGHBORHOODS], 'areas.geojson', geojsonText(AREAS)),
      printed.at(-1),
    ).toBe(0);
    return { ingest, printed, database: await open(store) };
  };

  test.for(SOURCES)(
    '%s: each is loaded, or refused with a message and nothing published',
    async ([, args, name, content]) => {
      const { ingest, printed, database } = await prepare();
      expect(await ingest(args, name, content), printed.join('\n')).toBe(0);
      for (const file of fc.sample(mutatedFile(Buffer.from(content)), fastCheckOptions(FILES))) {
        const before = await readState(database);
        printed.length = 0;
        const code = await ingest(args, name, file);
        if (code === 0) continue;
        const message = printed.join('\n');
        const shown = `${message}\n--- of the file\n${file.subarray(0, 3_000).toString('latin1')}`;
        expect(code, shown).toBe(1);
        expect(message, shown).toMatch(/[a-z]{2} /);
        expect(message, shown).not.toMatch(/LOG_LEVEL|undefined|\[object/);
        expect(await readState(database), shown).toEqual(before);
      }
    },
  );
});

async function readState({ pool }: Database) {
  const { rows } = await pool.query(
    `select (select count(*) from release) as releases, (select sum(version) from data_version) as versions`,
  );
  return rows;
}
