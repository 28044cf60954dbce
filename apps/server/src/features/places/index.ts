export type { PlacesData } from './build-places-data.ts';
export { type PlacesFeature, placesFeature } from './feature.ts';
export { findNeighborhoodsInZipCode } from './neighborhoods-in-zip-code.ts';
export { createPointIndex, openTransferredPointIndex } from './point-index/point-index.ts';
export type { PlacesSnapshot } from './snapshot.ts';
