/**
 * The FBI's categories of NIBRS offenses, by its public list (NIBRS User Manual, "Offense Categories"). An offense
 * that is not listed here is a category by itself.
 */
const byCategory: Readonly<Record<string, readonly string[]>> = {
  'Homicide Offenses': ['09A', '09B', '09C'],
  'Sex Offenses': ['11A', '11B', '11C', '11D', '36A', '36B'],
  'Assault Offenses': ['13A', '13B', '13C'],
  'Larceny/Theft Offenses': ['23A', '23B', '23C', '23D', '23E', '23F', '23G', '23H'],
  'Fraud Offenses': ['26A', '26B', '26C', '26D', '26E', '26F', '26G', '26H'],
  'Immigration Violations': ['30A', '30B', '30C', '30D'],
  'Drug/Narcotic Offenses': ['35A', '35B'],
  'Gambling Offenses': ['39A', '39B', '39C', '39D'],
  'Prostitution Offenses': ['40A', '40B', '40C'],
  'Fugitive Offenses': ['49A', '49B', '49C'],
  'Weapon Law Violations': ['520', '521', '522', '526'],
  'Commerce Violations': ['58A', '58B', '61A', '61B'],
  'Human Trafficking': ['64A', '64B'],
};

const categoryOf = new Map(
  Object.entries(byCategory).flatMap(([category, codes]) => codes.map((code) => [code, category])),
);

/** Returns the FBI's category of a NIBRS offense; null where the offense is a category by itself. */
export function toFbiCategory(nibrs: string): string | null {
  return categoryOf.get(nibrs) ?? null;
}

/** The FBI's violent crime: murder, rape as defined since 2013, robbery and aggravated assault. */
export const fbiViolentOffenses: readonly string[] = ['09A', '11A', '11B', '11C', '120', '13A'];

/** The FBI's property crime: burglary, larceny-theft, motor vehicle theft and arson. */
export const fbiPropertyOffenses: readonly string[] = [
  '200',
  '220',
  '23A',
  '23B',
  '23C',
  '23D',
  '23E',
  '23F',
  '23G',
  '23H',
  '240',
];
