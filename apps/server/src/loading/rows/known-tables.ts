/** A table that is often loaded by mistake, recognized by its columns. */
interface KnownTable {
  /** e.g. `the police's calls for service` */
  readonly is: string;
  /** All must be present; alternatives are in a list. */
  readonly columns: readonly (string | readonly string[])[];
  /** None may be present. */
  readonly without?: readonly string[];
  readonly mend: string;
}

const INGEST = (words: string) => `load it with townlight ingest ${words}`;
/** The command of the population load, excluded from its own advice. */
export const POPULATION = 'population';
const NO_CRIMES = 'it is not counted here; load the crime records';

/**
 * Columns by their publishers' names; the first match wins. Tables that a load reads list all required columns, so that
 * a load that lacks one is not advised to run itself.
 */
const TABLES: readonly KnownTable[] = [
  {
    is: 'LAPD’s calls for service',
    columns: ['incident_number', 'call_type_code', 'dispatch_date'],
    mend: NO_CRIMES,
  },
  {
    is: 'LAPD’s arrests',
    columns: ['report id', 'arrest date', 'charge group code'],
    mend: NO_CRIMES,
  },
  {
    is: 'LAPD’s stops of vehicles and pedestrians',
    columns: ['stop number', 'stop date', ['officer gender code', 'officer 1 serial number']],
    mend: NO_CRIMES,
  },
  {
    is: 'LAPD’s traffic collisions',
    columns: ['dr number', 'crime code', 'date occurred', 'cross street', 'mo codes'],
    without: ['weapon used code', 'status code', 'crime code 1'],
    mend: NO_CRIMES,
  },
  {
    is: 'LAPD’s crime records of 2010 to 2024',
    columns: ['dr_no', 'crm cd', 'date occ'],
    mend: INGEST('crime --source lapd-legacy'),
  },
  {
    is: 'LAPD’s crime records since 2024',
    columns: ['uniquenibrno', 'nibr_code', 'date_occ'],
    mend: INGEST('crime --source lapd-nibrs'),
  },
  {
    is: 'the Sheriff’s crime records',
    columns: ['lurn_sak', 'stat', 'incident_date'],
    mend: INGEST('crime --source lasd'),
  },
  {
    is: 'EPA’s daily summaries of monitors',
    columns: ['arithmetic mean', 'date local', 'site num'],
    mend: 'load the hourly file (hourly_88101_2018.csv) with townlight ingest air --source aqs',
  },
  {
    is: 'EPA’s yearly summaries of monitors',
    columns: ['arithmetic mean', 'year', 'site num'],
    mend: 'load the hourly file (hourly_88101_2018.csv) with townlight ingest air --source aqs',
  },
  {
    is: 'EPA’s hourly readings',
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
    mend: INGEST('air --source aqs'),
  },
  {
    is: 'coronavirus totals of places',
    columns: ['date', 'county', 'place', 'confirmed_cases'],
    mend: INGEST('coronavirus --source latimes'),
  },
  {
    is: 'coronavirus totals of whole counties',
    columns: ['date', 'county', ['cases', 'confirmed_cases'], 'fips'],
    without: ['place'],
    mend: 'load totals of places, or of communities',
  },
  {
    is: 'the health department’s table of one day',
    columns: ['geo_merge'],
    mend: 'load the file with a column a day',
  },
  {
    is: 'street addresses',
    columns: ['lon', 'lat', 'number', 'street'],
    mend: INGEST('addresses'),
  },
  {
    is: 'a list of who polices which area',
    columns: ['area', 'agency'],
    mend: INGEST('coverage'),
  },
  {
    is: 'a list of air monitors',
    columns: [
      ['aqsid', 'fullaqsid', 'stationid', 'code'],
      ['name', 'sitename', 'station name'],
      'latitude',
      'longitude',
    ],
    mend: 'give it with --stations of townlight ingest air',
  },
  {
    is: 'residents of areas',
    columns: [
      ['geoid', 'geo_id', 'geoid10', 'geoid20', 'zipcode', 'zcta', 'zcta5', 'neighborhood', 'name'],
      ['population', 'total population', 'total_population', 'total pop', 'residents', 'p1_001n'],
    ],
    mend: INGEST(POPULATION),
  },
];

/**
 * Describes which known table a header belongs to; empty for none.
 * @param loading the running command, which is not advised
 */
export function describeKnownTable(
  has: (name: string) => boolean,
  header: readonly string[],
  loading = '',
): string {
  const known = TABLES.find(
    ({ columns, without = [] }) =>
      columns.every((names) => [names].flat().some(has)) && !without.some(has),
  );
  if (known && known.mend !== INGEST(loading))
    return `These are the columns of ${known.is}: ${known.mend}`;
  return isCodeList(header)
    ? 'It looks like a list of codes and what they mean, without records'
    : '';
}

/** LAPD publishes its codes without a header: `110,CRIMINAL HOMICIDE`. */
function isCodeList(header: readonly string[]): boolean {
  const [code = '', words = ''] = header;
  return header.length === 2 && /^\d{1,4}$/.test(code.trim()) && /\p{L}{3}/u.test(words);
}
