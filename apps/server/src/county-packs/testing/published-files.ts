import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import proj4 from 'proj4';

/** Invented files of a city in the shapes in which a real city publishes its own. */
export interface PublishedFiles {
  readonly boundaries: string;
  readonly residents: string;
  readonly crime: string;
  /** Ids of the areas; the first has the fewest records. */
  readonly areas: readonly string[];
}

/** Records of one day, or of one month where dates have no days. */
interface RecordPlace {
  readonly area: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Counts all records from 0. */
  readonly number: number;
  readonly date: string;
}

const SIZE = 0.02;
const COLUMNS = 3;

/** Community areas in capitals; codes, categories and descriptions; degrees and feet. */
export function writeChicagoFiles(): PublishedFiles {
  const names = ['ROGERS PARK', "O'HARE", 'MCKINLEY PARK', 'LOOP', 'HYDE PARK', 'UPTOWN'];
  const corner = [-87.7, 41.8] as const;
  const offenses = [
    ['0486', 'BATTERY', 'DOMESTIC BATTERY SIMPLE'],
    ['0820', 'THEFT', '$500 AND UNDER'],
    ['0910', 'MOTOR VEHICLE THEFT', 'AUTOMOBILE'],
    // one description, two kinds
    ['0560', 'ASSAULT', 'SIMPLE'],
    ['0460', 'BATTERY', 'SIMPLE'],
    ['5001', 'OTHER OFFENSE', 'OTHER CRIME INVOLVING PROPERTY'],
  ] as const;
  const rows = listPlaces(corner, listDays()).map(({ area, longitude, latitude, number, date }) => {
    const [code, type, description] = pick(offenses, number);
    const [year, month, day] = date.split('-');
    return [
      ...[13_000_000 + number, `JH${100_000 + Math.floor(number / 1.02)}`],
      ...[`${month}/${day}/${year} 07:05:00 PM`, '001XX N STATE ST', code, type, description],
      ...['STREET', 'false', area + 20, area + 1, year, latitude, longitude],
    ];
  });
  return writeFiles({
    boundaries: names.map((name, at) => ({
      properties: { area_num_1: String(at + 1), community: name, shape_area: String(4e7 + at) },
      ring: square(corner, at),
    })),
    residents: [
      ['GEOID', 'GEOG', '2020 Population'],
      ...names.map((name, at) => [at + 1, name, '"50,000"']),
    ],
    crime: [
      [
        ...['ID', 'Case Number', 'Date', 'Block', 'IUCR', 'Primary Type', 'Description'],
        ...['Location Description', 'Arrest', 'Ward', 'Community Area', 'Year'],
        ...['Latitude', 'Longitude'],
      ],
      ...rows,
    ],
    areas: ['rogers-park', 'ohare', 'mckinley-park', 'loop', 'hyde-park', 'uptown'],
  });
}

const LONG_ISLAND =
  '+proj=lcc +lat_0=40.1666666666667 +lon_0=-74 +lat_1=41.0333333333333 +lat_2=40.6666666666667 ' +
  '+x_0=300000 +y_0=0 +datum=NAD83 +units=us-ft +no_defs';

/** Precincts by number; feet of a state plane; one broad and one narrow code; dates and times apart. */
export function writeNewYorkFiles(): PublishedFiles {
  const precincts = [1, 5, 6, 7, 9, 10];
  const corner = [-74, 40.7] as const;
  const offenses = [
    ['341', 'PETIT LARCENY', '321', '"LARCENY,PETIT FROM AUTO"'],
    ['341', 'PETIT LARCENY', '333', '"LARCENY,PETIT FROM STORE-SHOPL"'],
    ['344', 'ASSAULT 3 & RELATED OFFENSES', '101', 'ASSAULT 3'],
    ['106', 'FELONY ASSAULT', '109', '"ASSAULT 2,1,UNCLASSIFIED"'],
    ['126', 'MISCELLANEOUS PENAL LAW', '117', 'RECKLESS ENDANGERMENT 1'],
  ] as const;
  const toFeet = proj4('WGS84', LONG_ISLAND);
  const rows = listPlaces(corner, listDays()).map(({ area, longitude, latitude, number, date }) => {
    const [broad, category, narrow, description] = pick(offenses, number);
    const [x, y] = toFeet.forward([longitude, latitude]);
    const [year, month, day] = date.split('-');
    return [
      ...[280_000_000 + number, precincts[area], `${month}/${day}/${year}`, '19:05:00', broad],
      ...[category, narrow, description, `${month}/${day}/${year}`, Math.round(x), Math.round(y)],
    ];
  });
  return writeFiles({
    boundaries: precincts.map((precinct, at) => ({
      properties: { precinct: String(precinct), shape_area: String(4e7 + at * 1.5) },
      ring: square(corner, at),
    })),
    residents: [['precinct_2020', 'Total population'], ...precincts.map((one) => [one, 50_000])],
    crime: [
      [
        ...['CMPLNT_NUM', 'ADDR_PCT_CD', 'CMPLNT_FR_DT', 'CMPLNT_FR_TM', 'KY_CD', 'OFNS_DESC'],
        ...['PD_CD', 'PD_DESC', 'RPT_DT', 'X_COORD_CD', 'Y_COORD_CD'],
      ],
      ...rows,
    ],
    areas: precincts.map((precinct) => `precinct-${precinct}`),
  });
}

/** Wards whose names two boroughs share; months without days; a kind without numbers; no codes. */
export function writeLondonFiles(): PublishedFiles {
  const wards = ['Abbey', 'Village', 'Abbey', 'West End', 'St James’s', 'Hyde Park'];
  const boroughs = ['Merton', 'Merton', 'Westminster', 'Westminster', 'Westminster', 'Westminster'];
  const corner = [-0.2, 51.48] as const;
  const kinds = [
    'Burglary',
    'Violence and sexual offences',
    'Anti-social incidents',
    'Vehicle crime',
    'Other crime',
  ] as const;
  const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05'];
  const rows = listPlaces(corner, months, 20).map(({ longitude, latitude, number, date }) => {
    const kind = pick(kinds, number);
    const isNumbered = kind !== 'Anti-social incidents';
    return [
      ...[isNumbered ? `f00${number}` : '', date, 'Metropolitan Police Service'],
      ...[longitude.toFixed(6), latitude.toFixed(6), 'On or near High Street', kind],
      isNumbered ? 'Under investigation' : '',
    ];
  });
  return writeFiles({
    boundaries: wards.map((ward, at) => ({
      properties: { WD22CD: `E0500950${at}`, WD22NM: ward, LAD22NM: boroughs[at] as string },
      ring: square(corner, at),
    })),
    residents: [
      ['Ward Code', 'Ward name', 'Residents 2021'],
      ...wards.map((ward, at) => [`E0500950${at}`, ward, 50_000]),
    ],
    crime: [
      [
        ...['Crime ID', 'Month', 'Reported by', 'Longitude', 'Latitude', 'Location', 'Crime type'],
        'Last outcome category',
      ],
      ...rows,
    ],
    areas: ['abbey-merton', 'village', 'abbey-westminster', 'west-end', 'st-jamess', 'hyde-park'],
  });
}

/** The days of the first three months of 2025. */
function listDays(): string[] {
  return Array.from({ length: 90 }, (_, at) =>
    new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
  );
}

/** Each area has one more record on each date than the one before, or `times` as many. */
function listPlaces(
  corner: readonly [number, number],
  dates: readonly string[],
  times = 1,
): RecordPlace[] {
  let number = 0;
  return dates.flatMap((date) =>
    Array.from({ length: 6 }, (_, area) => {
      const [west, south] = cornerOf(corner, area);
      return Array.from({ length: (area + 1) * times }, () => ({
        ...{ area, date, number: number++ },
        longitude: west + SIZE * (0.25 + (number % 7) / 14),
        latitude: south + SIZE * (0.25 + (number % 11) / 22),
      }));
    }).flat(),
  );
}

function cornerOf([west, south]: readonly [number, number], at: number): [number, number] {
  return [west + (at % COLUMNS) * SIZE, south + Math.floor(at / COLUMNS) * SIZE];
}

function square(corner: readonly [number, number], at: number): number[][] {
  const [west, south] = cornerOf(corner, at);
  const [east, north] = [west + SIZE, south + SIZE];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function pick<T>(list: readonly T[], number: number): T {
  return list[(number * 7) % list.length] as T;
}

function writeFiles({
  boundaries,
  residents,
  crime,
  areas,
}: {
  boundaries: readonly { properties: Record<string, string>; ring: number[][] }[];
  residents: readonly (readonly unknown[])[];
  crime: readonly (readonly unknown[])[];
  areas: readonly string[];
}): PublishedFiles {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-published-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const toCsv = (rows: readonly (readonly unknown[])[]) =>
    `${rows.map((row) => row.join(',')).join('\n')}\n`;
  const features = boundaries.map(({ properties, ring }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [ring] },
  }));
  return {
    boundaries: write('areas.geojson', JSON.stringify({ type: 'FeatureCollection', features })),
    residents: write('residents.csv', toCsv(residents)),
    crime: write('crimes.csv', toCsv(crime)),
    areas,
  };
}
