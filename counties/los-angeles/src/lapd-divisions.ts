import type { AgencyDivision } from '@townlight/domain/county';

/**
 * The 21 divisions of the Los Angeles police by the names in their records, with the neighborhoods that lie in them as a
 * whole. Found by the division's number in the record numbers of 2020 (the third and fourth of nine digits): a
 * neighborhood is listed where they all name one division, but for a stray. Where none is listed nobody has looked yet;
 * a file of such a division makes no neighborhood whole.
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
