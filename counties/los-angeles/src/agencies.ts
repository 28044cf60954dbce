import type { Agency } from '@townlight/domain/county';
import { lapdDivisions } from './lapd-divisions.ts';

/** The month in which the Los Angeles police moved to NIBRS, which breaks its series (reading 17). */
const NIBRS_CHANGE_OVER = '2024-03';

/** The code schemes of records. */
export type CodeScheme = 'lapd-summary' | 'lapd-nibrs' | 'lasd-statistical' | 'nibrs';

export interface PoliceAgency extends Agency {
  /** The schemes of the records it supplies, oldest first. */
  readonly countingRules: readonly CodeScheme[];
}

/** Cities of the county with a police department, in alphabetical order. */
const policedCities = [
  'Alhambra',
  'Arcadia',
  'Azusa',
  'Baldwin Park',
  'Bell',
  'Bell Gardens',
  'Beverly Hills',
  'Burbank',
  'Claremont',
  'Covina',
  'Culver City',
  'Downey',
  'El Monte',
  'El Segundo',
  'Gardena',
  'Glendale',
  'Glendora',
  'Hawthorne',
  'Hermosa Beach',
  'Huntington Park',
  'Inglewood',
  'Irwindale',
  'La Verne',
  'Long Beach',
  'Manhattan Beach',
  'Monrovia',
  'Montebello',
  'Monterey Park',
  'Palos Verdes Estates',
  'Pasadena',
  'Pomona',
  'Redondo Beach',
  'San Fernando',
  'San Gabriel',
  'San Marino',
  'Santa Monica',
  'Sierra Madre',
  'Signal Hill',
  'South Gate',
  'South Pasadena',
  'Torrance',
  'Vernon',
  'West Covina',
  'Whittier', // also polices Santa Fe Springs by contract
] as const;

const cityPolice = (city: string): PoliceAgency => ({
  slug: `${city.toLowerCase().replaceAll(' ', '-')}-pd`,
  name: `${city} Police Department`,
  shortName: `${city} PD`,
  countingRules: ['nibrs'],
});

/** The agencies that police the county's neighborhoods. Slugs are those of the gazetteer's `agency` column. */
export const agencies: readonly PoliceAgency[] = [
  {
    slug: 'lapd',
    name: 'Los Angeles Police Department',
    shortName: 'LAPD',
    countingRules: ['lapd-summary', 'lapd-nibrs'],
    changeOver: NIBRS_CHANGE_OVER,
    sourcesWithNewRules: ['lapd-nibrs'],
    divisions: lapdDivisions,
    // loaded before the domestic violence flag was read; `lapd` is the sample county
    rulesBySource: {
      lapd: 'nibrs',
      'lapd-legacy': 'lapd-summary',
      'lapd-nibrs': 'nibrs',
    },
  },
  {
    slug: 'lasd',
    name: "Los Angeles County Sheriff's Department",
    shortName: 'LASD',
    countingRules: ['lasd-statistical'],
  },
  ...policedCities.map(cityPolice),
];
