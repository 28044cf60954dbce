export { placeIncidents } from './ingest/place-incidents.ts';
export { type CrimePart, crimePart } from './part.ts';
export { readRankEffect } from './read-rank-effect.ts';
export type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';
export {
  type AreaMonthFacts,
  type CrimeRecordFacts,
  monthFacts,
  recordFacts,
} from './snapshot/month-facts.ts';
export { crimePageFacts } from './snapshot/page-facts.ts';
export { isRecorded, unrecordedAreas } from './snapshot/recording.ts';
export { crimeSourceKinds } from './source-kinds.ts';
