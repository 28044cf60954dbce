import type { CrimeSource } from '@townlight/domain/crime';

/** A table that is often loaded by mistake, recognized by its columns. */
interface KnownTable {
  /** e.g. `the police's calls for service` */
  readonly label: string;
  /** All must be present; alternatives are in a list. */
  readonly columns: readonly (string | readonly string[])[];
  /** None may be present. */
  readonly without?: readonly string[];
  readonly advice: string;
}

const adviseIngest = (command: string) => `load it with townlight ingest ${command}`;
/** The command of the population load, excluded from its own advice. */
export const POPULATION_COMMAND = 'population';
const NOT_CRIME_ADVICE = 'it is not counted here; load the crime records';

/**
 * Columns by their publishers' names; the first match wins. Tables that a load reads list all required columns, so that
 * a load that lacks one is not advised to run itself.
 */
const TABLES: readonly KnownTable[] = [
  {
    label: 'a list of calls for service',
    columns: ['incident_number', 'call_type_code', 'dispatch_date'],
    advice: NOT_CRIME_ADVICE,
  },
  {
    label: 'a list of arrests',
    columns: ['report id', 'arrest date', 'charge group code'],
    advice: NOT_CRIME_ADVICE,
  },
  {
    label: 'a list of stops of vehicles and pedestrians',
    columns: ['stop number', 'stop date', ['officer gender code', 'officer 1 serial number']],
    advice: NOT_CRIME_ADVICE,
  },
  {
    label: 'a list of traffic collisions',
    columns: ['dr number', 'crime code', 'date occurred', 'cross street', 'mo codes'],
    without: ['weapon used code', 'status code', 'crime code 1'],
    advice: NOT_CRIME_ADVICE,
  },
  {
    label: 'EPA’s daily summaries of monitors',
    columns: ['arithmetic mean', 'date local', 'site num'],
    advice: 'load the hourly file (hourly_88101_2018.csv) with townlight ingest air --source aqs',
  },
  {
    label: 'EPA’s yearly summaries of monitors',
    columns: ['arithmetic mean', 'year', 'site num'],
    advice: 'load the hourly file (hourly_88101_2018.csv) with townlight ingest air --source aqs',
  },
  {
    label: 'EPA’s hourly readings',
    columns: [
      'state code',
      'county code',
      'site num',
      'parameter code',
      'poc',
      'sample measurement',
      'units of measure',
      'latitude',
      'longitude',
      'date gmt',
      'time gmt',
    ],
    advice: adviseIngest('air --source aqs'),
  },
  {
    label: 'coronavirus totals of places',
    columns: ['date', 'county', 'place', 'confirmed_cases'],
    advice: adviseIngest('coronavirus --source latimes'),
  },
  {
    label: 'coronavirus totals of whole counties',
    columns: ['date', 'county', ['cases', 'confirmed_cases'], 'fips'],
    without: ['place'],
    advice: 'load totals of places, or of communities',
  },
  {
    label: 'the health department’s table of one day',
    columns: ['geo_merge'],
    advice: 'load the file with a column a day',
  },
  {
    label: 'street addresses',
    columns: ['lon', 'lat', 'number', 'street'],
    advice: adviseIngest('addresses'),
  },
  {
    label: 'a list of who polices which area',
    columns: ['area', 'agency'],
    advice: adviseIngest('coverage'),
  },
  {
    label: 'a list of air monitors',
    columns: [
      ['aqsid', 'fullaqsid', 'stationid', 'code'],
      ['name', 'sitename', 'station name'],
      'latitude',
      'longitude',
    ],
    advice: 'give it with --stations of townlight ingest air',
  },
  {
    label: 'residents of areas',
    columns: [
      ['geoid', 'geo_id', 'geoid10', 'geoid20', 'zipcode', 'zcta', 'zcta5', 'neighborhood', 'name'],
      ['population', 'total population', 'total_population', 'total pop', 'residents', 'p1_001n'],
    ],
    advice: adviseIngest(POPULATION_COMMAND),
  },
];

/** The tables of the county's police, which its pack describes. */
let countyTables: readonly KnownTable[] = [];

/** Sets the tables of crime records that are recognized: those of the county's pack. Once per process. */
export function setCountyTables(sources: Readonly<Record<string, CrimeSource>>): void {
  countyTables = Object.entries(sources).map(([name, { agencyName, columns }]) => ({
    label: `crime records of the ${agencyName}`,
    columns: [columns.number, columns.code, columns.date],
    advice: adviseIngest(`crime --source ${name}`),
  }));
}

/**
 * Describes which known table a header belongs to; empty for none.
 * @param loading the running command, which is not advised
 */
export function describeKnownTable(
  has: (name: string) => boolean,
  header: readonly string[],
  loading = '',
): string {
  const known = [...countyTables, ...TABLES].find(
    ({ columns, without = [] }) =>
      columns.every((names) => [names].flat().some(has)) && !without.some(has),
  );
  if (known && known.advice !== adviseIngest(loading))
    return `These are the columns of ${known.label}: ${known.advice}`;
  return isCodeList(header)
    ? 'It looks like a list of codes and what they mean, without records'
    : '';
}

/** Some publish their codes without a header: `110,CRIMINAL HOMICIDE`. */
function isCodeList(header: readonly string[]): boolean {
  const [code = '', meaning = ''] = header;
  return header.length === 2 && /^\d{1,4}$/.test(code.trim()) && /\p{L}{3}/u.test(meaning);
}
