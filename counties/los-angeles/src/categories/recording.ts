import type { CountyRecordingRules, UnrecordedType } from '@townlight/domain/crime';
import type { CodeScheme } from '../agencies.ts';

const type = (crimeType: string, ...countedUnder: readonly string[]): UnrecordedType => ({
  crimeType,
  countedUnder,
});

/**
 * Types that NIBRS does not distinguish, since it records the act and not the relationship: they are under the
 * offense itself.
 */
const nibrs: readonly UnrecordedType[] = [
  type('Shots Fired', 'Weapon Offenses'),
  type('Plain Theft', 'Package and Other Theft'),
  type('Bicycle Theft', 'Package and Other Theft'),
  type('Child Abuse and Neglect', 'Simple Assault', 'Family Offenses'),
  type('Traffic Offenses'),
];

/**
 * Which crime types the county's agencies record, all or only some of them; docs/methodology/categories.md explains
 * why.
 */
export const crimeRecording: CountyRecordingRules & {
  readonly unrecorded: Readonly<Record<CodeScheme, readonly UnrecordedType[]>>;
} = {
  outsideAllCrime: [
    // the Sheriff records these among other felonies and misdemeanors
    'Threats and Stalking',
    'Stolen Property',
    'Prostitution',
    'Shots Fired',
    'Weapon Offenses',
    'Drug Offenses',
    'Alcohol Offenses',
    'Drunk Driving',
    'Traffic Offenses',
    'Trespassing',
    'Disturbances',
    'Court Orders and Warrants',
    'Gambling',
    'Animal Cruelty',
    'Other Offenses',
    'Administrative Records',
  ],
  // Robberies with a gun and hate crimes matter as much, but the codes of the largest agencies do not distinguish them.
  countedSingly: ['Homicide', 'Rape and Sexual Assault'],
  unrecorded: {
    // only crimes reported to its officers; types known only from arrests were never published there
    'lapd-summary': [
      type('Vehicle Parts Theft', 'Theft From Vehicle'),
      type('Package and Other Theft', 'Plain Theft'),
      type('Stolen Property'),
      type('Family Offenses', 'Child Abuse and Neglect'),
      type('Weapon Offenses'),
      type('Drug Offenses'),
      type('Alcohol Offenses'),
      type('Drunk Driving'),
      type('Traffic Offenses'),
      type('Gambling'),
      type('Administrative Records'),
    ],
    // its records flag domestic offenses in a separate column
    'lapd-nibrs': nibrs,
    nibrs: [
      type('Aggravated Domestic Violence', 'Aggravated Assault'),
      type('Domestic Violence', 'Simple Assault'),
      ...nibrs,
    ],
    'lasd-statistical': [
      type('Plain Theft', 'Package and Other Theft'),
      type('Threats and Stalking', 'Other Offenses'),
      type('Gambling'),
      type('Animal Cruelty'),
    ],
  },
};
