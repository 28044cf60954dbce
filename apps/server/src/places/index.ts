export { type PlacesPart, placesPart } from './part.ts';
export { createPointIndex } from './point-index.ts';
export type { PlacesSnapshot } from './snapshot.ts';
