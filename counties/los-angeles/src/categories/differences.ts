/** The reason why a report has another category here than at the FBI. */
export type DifferenceReason =
  | 'domestic'
  | 'child'
  | 'plain-theft'
  | 'bicycle'
  | 'shots'
  | 'sexual'
  | 'catch-all'
  | 'traffic'
  | 'warrant'
  | 'no-offense'
  | 'custody'
  | 'manslaughter';

const nicknamesByReason: Readonly<Record<DifferenceReason, readonly string[]>> = {
  domestic: ['Domestic Assault', 'Aggravated Domestic Assault', 'Domestic Dispute'],
  child: ['Child Abuse', 'Child Neglect', 'Child Abandonment', 'Contributing to Delinquency'],
  'plain-theft': ['Petty Theft', 'Grand Theft', 'Attempted Theft'],
  bicycle: ['Bicycle Theft', 'Attempted Bicycle Theft'],
  shots: ['Shots Fired'],
  sexual: ['Indecent Exposure', 'Lewd Conduct', 'Annoying a Child'],
  'catch-all': [
    'Resisting Arrest',
    'False Report',
    'Restraining Order Violation',
    'Contempt of Court',
    'Hit and Run',
    'Illegal Dumping',
    'Illegal Vending',
  ],
  traffic: ['Reckless Driving', 'Failure to Yield', 'Vehicle Law'],
  warrant: ['Warrant or Failure to Appear'],
  'no-offense': ['Shooting by a Deputy', 'Found Narcotics', 'Hate Incident'],
  custody: ['Vandalism in Jail'],
  manslaughter: ['Manslaughter'],
};

/** By nickname. */
export const differenceReasons: ReadonlyMap<string, DifferenceReason> = new Map(
  Object.entries(nicknamesByReason).flatMap(([reason, names]) =>
    names.map((name) => [name, reason as DifferenceReason] as const),
  ),
);
