export { placeIncidents } from './ingest/place-incidents.ts';
export { type CrimePart, crimePart } from './part.ts';
export { readRankEffect } from './read-rank-effect.ts';
export type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';
export { crimePageFacts } from './snapshot/page-facts.ts';
export { crimeSourceKinds } from './source-kinds.ts';
