import type { AgencyDivision } from '@townlight/domain/county';

/**
 * The 21 divisions of the Los Angeles police by the names in their records, with the neighborhoods that lie
 * completely in them. Derived from the division's number in the record numbers of 2020 (the third and fourth of nine
 * digits): a neighborhood is listed where all but single records have one division. Divisions without neighborhoods
 * have not been analyzed yet; a file of such a division makes no neighborhood complete.
 */
export const lapdDivisions: readonly AgencyDivision[] = [
  ...[
    'Central',
    'Rampart',
    'Southwest',
    'Hollenbeck',
    'Harbor',
    'Hollywood',
    'Wilshire',
    'Van Nuys',
    'West Valley',
    'Northeast',
    '77th Street',
    'Newton',
    'Pacific',
    'N Hollywood',
    'Foothill',
    'Devonshire',
    'Southeast',
    'Mission',
    'Olympic',
    'Topanga',
  ].map((name) => ({ name, areas: [] })),
  {
    name: 'West LA',
    areas: [
      'bel-air',
      'beverly-crest',
      'beverlywood',
      'brentwood',
      'century-city',
      'cheviot-hills',
      'pacific-palisades',
      'pico-robertson',
      'rancho-park',
      'sawtelle',
      'veterans-administration',
      'west-los-angeles',
      'westwood',
    ],
  },
];
