export {
  formatComparisonWithUsual,
  formatCountComparison,
  formatSinglyCountedCrimes,
} from './count-comparison/format-count-comparison.ts';
export { type CrimeFeature, crimeFeature } from './feature.ts';
export { getCategorizedRecords } from './get-categorized-records.ts';
export { reassignIncidentAreas } from './ingest/reassign-incident-areas.ts';
export {
  type ComparedCounts,
  compareAreaPeriods,
} from './replies/changes/compare-area-periods.ts';
export { compareCountyPeriods } from './replies/changes/compare-county-periods.ts';
export {
  listSinglyCountedCrimes,
  type SinglyCountedCrime,
} from './replies/changes/singly-counted-crimes.ts';
export { findAreaIndex } from './replies/choose-areas.ts';
export { selectAllCrime, selectCrimeType } from './replies/choose-categories.ts';
export {
  type AreaMonthFacts,
  type CrimeRecordFacts,
  getCrimeRecordFacts,
  listAreaMonthFacts,
} from './replies/month-facts.ts';
export { createCrimePageFacts } from './replies/page-facts.ts';
export { isOutlier, rankPartition } from './replies/rank-partition.ts';
export type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';
export { isProvisionalInArea, isProvisionalInCounty } from './snapshot/provisional.ts';
export { findUnrecordedAreas } from './snapshot/recording.ts';
export { createCrimeSourceKinds } from './source-kinds.ts';
