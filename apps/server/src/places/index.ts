export type { PlacesData } from './build-places-data.ts';
export { neighborhoodsWithin } from './neighborhoods-within.ts';
export { type PlacesPart, placesPart } from './part.ts';
export { createPointIndex, fromTransferable } from './point-index.ts';
export type { PlacesSnapshot } from './snapshot.ts';
