export type { PlacesData } from './build-places-data.ts';
export { findNeighborhoodsInZipCode } from './neighborhoods-within.ts';
export { type PlacesFeature, placesFeature } from './part.ts';
export { createPointIndex, fromTransferable } from './point-index.ts';
export type { PlacesSnapshot } from './snapshot.ts';
