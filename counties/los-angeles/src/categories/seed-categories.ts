import { agencies, type CodeScheme } from '../agencies.ts';
import { DOMESTIC_SUFFIX, toLapdNibrsCode } from './lapd-nibrs-code.ts';
import { lapdSummaryCodes } from './lapd-summary-codes.ts';
import { lasdStatisticalCodes } from './lasd-statistical-codes.ts';
import { nibrsOffenses } from './nibrs-offenses.ts';
import { nicknames } from './nicknames.ts';
import { bigBundles, smallBundles } from './seed-bundles.ts';
import type { OffenseRow, SeedCategories } from './seed-categories-types.ts';

/** LAPD's flag of domestic violence makes separate codes (`lapd-nibrs-code.ts`). */
const lapdDomesticOffenses: readonly OffenseRow[] = [
  ['13A', 'AGGRAVATED ASSAULT, DOMESTIC VIOLENCE', 'Aggravated Domestic Assault', '13A'],
  ['13B', 'SIMPLE ASSAULT, DOMESTIC VIOLENCE', 'Domestic Assault', '13B'],
];

/** The codes of each scheme, in the order in which their agency lists them. */
export const offensesByScheme: Record<CodeScheme, readonly OffenseRow[]> = {
  'lapd-summary': lapdSummaryCodes,
  'lapd-nibrs': [
    ...nibrsOffenses.map(([code, ...rest]): OffenseRow => [toLapdNibrsCode(code), ...rest]),
    ...lapdDomesticOffenses.map(
      ([code, ...rest]): OffenseRow => [toLapdNibrsCode(code) + DOMESTIC_SUFFIX, ...rest],
    ),
  ],
  'lasd-statistical': lasdStatisticalCodes,
  nibrs: nibrsOffenses,
};

export const seedCategories: SeedCategories = {
  bigBundles,
  smallBundles,
  nicknames,
  descriptions: agencies.flatMap(({ slug, countingRules }) =>
    countingRules.flatMap((scheme) =>
      offensesByScheme[scheme].map(([code, name, nickname]) => ({
        agency: slug,
        code,
        name,
        nickname,
      })),
    ),
  ),
};
