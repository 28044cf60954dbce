/** The public API of the feature. */
export { crimeStatusQuery } from './api/crime-status-query.ts';
export { crimeFeature } from './feature.tsx';
export { trackersCatalog } from './messages/catalogs.ts';
export { CrimePlaceSummary } from './neighborhood/CrimePlaceSummary.tsx';
export { CrimeTile } from './overview/CrimeTile.tsx';
