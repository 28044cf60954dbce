export { AirTile } from './AirTile.tsx';
export { airFeature } from './feature.tsx';
export { airCatalog } from './messages/catalogs.ts';
export { AirGlance } from './neighborhood/AirGlance.tsx';
export { AirPlaceSummary } from './neighborhood/AirPlaceSummary.tsx';
