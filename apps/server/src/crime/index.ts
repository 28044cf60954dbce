export { placeIncidents } from './ingest/place-incidents.ts';
export { type CrimePart, crimePart } from './part.ts';
export { readRankEffect } from './read-rank-effect.ts';
export { holdCounty } from './snapshot/changes/county-changes.ts';
export { type HeldCounts, holdAgainst } from './snapshot/changes/hold-against.ts';
export { findArea } from './snapshot/choose-areas.ts';
export { allCrime, oneType } from './snapshot/choose-categories.ts';
export type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';

export {
  type AreaMonthFacts,
  type CrimeRecordFacts,
  monthFacts,
  recordFacts,
} from './snapshot/month-facts.ts';
export { crimePageFacts } from './snapshot/page-facts.ts';
export { isProvisional, isProvisionalIn } from './snapshot/provisional.ts';
export { unrecordedAreas } from './snapshot/recording.ts';
export { crimeSourceKinds } from './source-kinds.ts';
