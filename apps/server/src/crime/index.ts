export { placeIncidents } from './ingest/place-incidents.ts';
export { crimePart } from './part.ts';
export { crimeSourceKinds } from './source-kinds.ts';
