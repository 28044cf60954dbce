import { compareWithFbi } from './compare-with-fbi.ts';

const SCHEMES = ['lapd-summary', 'lasd-statistical', 'nibrs'] as const;

/** What the tables of the method call the counting rules of the county's agencies. */
export const COUNTING_RULE_NAMES: Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>> =
  {
    en: {
      'lapd-summary': 'LAPD until March 2024',
      'lapd-nibrs': 'LAPD since March 2024',
      'lasd-statistical': 'Sheriff',
      nibrs: 'Other city police',
    },
    es: {
      'lapd-summary': 'LAPD hasta marzo de 2024',
      'lapd-nibrs': 'LAPD desde marzo de 2024',
      'lasd-statistical': 'Sheriff',
      nibrs: 'Otras policías municipales',
    },
  };

/** Counts that the texts of the method mention, by their names in the texts. */
export const METHOD_COUNTS: Readonly<Record<string, number>> = {
  'lapd-codes': compareWithFbi('lapd-summary').length,
  'lasd-codes': compareWithFbi('lasd-statistical').length,
  'nibrs-codes': compareWithFbi('nibrs').length,
  'differing-codes': SCHEMES.flatMap((scheme) => compareWithFbi(scheme)).filter(
    ({ differs }) => differs,
  ).length,
};
