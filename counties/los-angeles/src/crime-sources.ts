import type { CountyCrimeSources } from '@townlight/domain/crime';
import { DOMESTIC_CODES, DOMESTIC_SUFFIX } from './categories/lapd-nibrs-code.ts';
import { lasdCodeClasses } from './categories/lasd-code-classes.ts';

/** California zone 5 in US survey feet, the coordinate system of the county's agencies. */
const EPSG_2229 =
  '+proj=lcc +lat_0=33.5 +lon_0=-118 +lat_1=35.4666666666667 +lat_2=34.0333333333333 ' +
  '+x_0=2000000.0001016 +y_0=500000.0001016 +datum=NAD83 +units=us-ft +no_defs';

/**
 * The Sheriff's jails and courts, as spelled in UNIT_NAME. Reports of a patrol station are placed where they
 * happened.
 */
const JAILS_AND_COURTS = [
  'MCJ', // Men's Central Jail
  'TTCF', // Twin Towers Correctional Facility
  'CRDF', // Century Regional Detention Facility
  'NCCF', // North County Correctional Facility
  'INMATE RECEPTION CENTR',
  'INMATE RECEPTION CENTER',
  'PDC-NORTH', // Pitchess Detention Center
  'PDC-SOUTH',
  'PDC-EAST',
  'EAST', // the bureaus of the courts
  'WEST',
  'CENTRAL',
  'COURT SERVICES TRANSPORTATION BUREAU',
] as const;

/** The statistical code of damage in jails, whichever unit reports it. */
const VANDALISM_IN_JAIL = '262';

const lapd = {
  agency: 'lapd',
  agencyName: 'Los Angeles Police Department',
  codePrefix: '',
  dateOrder: 'month-day-year',
  fillerPoints: [],
  unfounded: ['Unfounded'],
} as const;

/** The crime records of the county's agencies. */
export const crimeSources = {
  sources: {
    'lapd-legacy': {
      ...lapd,
      recordedMonths: { from: '2010-01', to: '2025-03' },
      columns: {
        number: 'DR_NO',
        code: 'Crm Cd',
        description: 'Crm Cd Desc',
        date: 'DATE OCC',
        time: 'TIME OCC',
        latitude: 'LAT',
        longitude: 'LON',
        division: 'AREA NAME',
        status: 'Status Desc',
      },
    },
    'lapd-nibrs': {
      ...lapd,
      recordedMonths: { from: '2024-03' },
      // LAPD used 220 in both its systems, with different meanings
      codePrefix: 'NIBRS-',
      columns: {
        // one row per offense: the case number repeats, this one does not
        number: 'uniquenibrno',
        code: 'nibr_code',
        description: 'nibr_description',
        date: 'date_occ',
        time: 'time_occ',
        latitude: 'hndrdth_lat',
        longitude: 'hndrdth_lon',
        division: 'area_name',
        status: 'status_desc',
        domestic: 'domestic_violence_crime',
      },
      domestic: {
        codes: DOMESTIC_CODES,
        suffix: DOMESTIC_SUFFIX,
        rules: { filled: 'lapd-nibrs', empty: 'nibrs' },
      },
    },
    lasd: {
      agency: 'lasd',
      agencyName: "Los Angeles County Sheriff's Department",
      codePrefix: '',
      dateOrder: 'month-day-year',
      columns: {
        number: 'LURN_SAK',
        code: 'STAT',
        description: 'STAT_DESC',
        date: 'INCIDENT_DATE',
        x: 'X_COORDINATE',
        y: 'Y_COORDINATE',
        deleted: 'DELETED',
        unit: 'UNIT_NAME',
      },
      excludedFromAreas: { units: JAILS_AND_COURTS, codes: [VANDALISM_IN_JAIL] },
      projection: EPSG_2229,
      fillerPoints: [],
      codeClasses: lasdCodeClasses,
    },
  },
  projections: { 'EPSG:2229': EPSG_2229 },
} as const satisfies CountyCrimeSources;
