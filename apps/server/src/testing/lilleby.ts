import { loadCountyPack } from '@townlight/county';
import proj4 from 'proj4';
import { readConfig } from '../config/config.ts';
import {
  geojsonFile,
  polygonFeature,
  writeTestFile,
} from '../features/places/testing/test-files.ts';

/** The configuration of a server with the pack of `counties/lilleby`. */
export const lillebyConfig = readConfig({ TOWNLIGHT_COUNTY: 'lilleby' });

const pack = loadCountyPack(lillebyConfig.countyFolder);

export const LILLEBY_TIME_ZONE = pack.facts.timeZone;

/** From north to south, west to east; each is a fiftieth of a degree wide and a hundredth high. */
const AREAS = ['Bakken', 'Elva', 'Fjellet', 'Havna', 'Odden', 'Skogen'] as const;

const [WEST, NORTH] = [10.7, 59.95];

/** Returns the south-west corner of an area, from 0. */
export function lillebyCorner(area: number): [longitude: number, latitude: number] {
  return [WEST + (area % 3) * 0.02, NORTH - 0.01 - Math.floor(area / 3) * 0.01];
}

/** Writes the files of the town, and returns the arguments of `townlight ingest` that load them, in their order. */
export function listLillebyLoads(): string[][] {
  const areas = geojsonFile(AREAS.map((_, area) => square(area)));
  const residents = AREAS.map((name) => `${name},10000`).join('\n');
  const police = AREAS.map((name) => `${name},Byvakten`).join('\n');
  return [
    ['boundaries', '--partition', 'neighborhoods', '--file', areas],
    ['population', '--partition', 'neighborhoods', '--file'].concat(
      writeTestFile('folk.csv', `name,population\n${residents}\n`),
    ),
    ['coverage', '--file', writeTestFile('vakt.csv', `area,agency\n${police}\n`)],
    ['crime', '--source', 'byvakten', '--file'].concat(writeTestFile('saker.csv', records()), [
      '--months',
      '2023-08..2023-10',
    ]),
  ];
}

function square(area: number) {
  const [west, south] = lillebyCorner(area);
  const [east, north] = [west + 0.02, south + 0.01];
  return polygonFeature(AREAS[area] as string, [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]);
}

/** Each area has one more burglary a day than the one before, on the first six days of each month and on its last. */
function records(): string {
  const rows = ['Sak;Kode;Dato;Øst;Nord'];
  for (const month of ['08', '09', '10'])
    for (const [area] of AREAS.entries()) {
      const [east, north] = toMeters(area);
      const last = month === '09' ? '30' : '31';
      for (const day of ['01', '02', '03', '04', '05', '06', last])
        for (let number = 0; number <= area; number++)
          rows.push(
            `${month}-${day}-${area}-${number};7;${day}/${month}/2023;${east.toFixed(1)};${north.toFixed(1)}`,
          );
    }
  return `${rows.join('\n')}\n`;
}

/** Returns the center of an area in the coordinates of the town's police, in meters. */
function toMeters(area: number): [east: number, north: number] {
  const [west, south] = lillebyCorner(area);
  const projection = pack.crimeSources.sources.byvakten?.projection ?? '';
  return proj4('WGS84', projection).forward([west + 0.01, south + 0.005]) as [number, number];
}
