export { type CrimeFeature, crimeFeature } from './feature.ts';
export { getCategorizedRecords } from './get-categorized-records.ts';
export { reassignIncidentAreas } from './ingest/reassign-incident-areas.ts';
export {
  type ComparedCounts,
  compareAreaPeriods,
} from './snapshot/changes/compare-area-periods.ts';
export { compareCountyPeriods } from './snapshot/changes/compare-county-periods.ts';
export { listSingleCounts, type SingleCount } from './snapshot/changes/single-counts.ts';
export { findAreaIndex } from './snapshot/choose-areas.ts';
export { selectAllCrime, selectCrimeType } from './snapshot/choose-categories.ts';
export type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';

export {
  type AreaMonthFacts,
  type CrimeRecordFacts,
  getRecordFacts,
  listMonthFacts,
} from './snapshot/month-facts.ts';
export { createCrimePageFacts } from './snapshot/page-facts.ts';
export { isProvisionalInArea, isProvisionalInCounty } from './snapshot/provisional.ts';
export { isOutlier, rankPartition } from './snapshot/rank-partition.ts';
export { findUnrecordedAreas } from './snapshot/recording.ts';
export { createCrimeSourceKinds } from './source-kinds.ts';
export { formatSingleCounts, formatStanding, formatUsual } from './standing/format-standing.ts';
