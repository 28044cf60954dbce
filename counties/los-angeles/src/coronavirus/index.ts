import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import { mergedPairs } from './merged-pairs.ts';
import { labelOf, reportingAreas } from './reporting-areas.ts';
import { sumOf } from './sum-of.ts';

/** Who reports cases of coronavirus for what, in Los Angeles County. */
export const coronavirusReports: CoronavirusCounty = {
  countyName: 'Los Angeles',
  reportingAreas,
  labelOf,
  mergedPairs,
  sumOf,
};
