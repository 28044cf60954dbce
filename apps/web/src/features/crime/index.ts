/** The public API of the feature. */
export { crimeStatusQuery } from './api/crime-status-query.ts';
export { crimeFeature } from './feature.tsx';
