import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import { mergedPairs } from './merged-pairs.ts';
import { labelOf, reportingAreas } from './reporting-areas.ts';
import { sumOf } from './sum-of.ts';

/** The reporting areas of coronavirus cases in Los Angeles County, and their reporters. */
export const coronavirusReports: CoronavirusCounty = {
  countyName: 'Los Angeles',
  reportingAreas,
  labelOf,
  mergedPairs,
  sumOf,
};
