import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import {
  explainAggregateRow,
  findAreaLabel,
  loadReportingAreas,
  mergedPairs,
} from './reporting-areas.ts';

/** The reporting areas of coronavirus cases in Los Angeles County, and their reporters. */
export const coronavirusReports: CoronavirusCounty = {
  countyName: 'Los Angeles',
  reportingAreas: loadReportingAreas,
  labelOf: findAreaLabel,
  mergedPairs,
  explainAggregateRow,
};
