import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import { explainAggregateRow } from './aggregate-rows.ts';
import { mergedPairs } from './merged-pairs.ts';
import { findAreaLabel, loadReportingAreas } from './reporting-areas.ts';

/** The reporting areas of coronavirus cases in Los Angeles County, and their reporters. */
export const coronavirusReports: CoronavirusCounty = {
  countyName: 'Los Angeles',
  reportingAreas: loadReportingAreas,
  labelOf: findAreaLabel,
  mergedPairs,
  explainAggregateRow,
};
