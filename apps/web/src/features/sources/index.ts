export { SourceUpdates } from './SourceUpdates.tsx';
export { sourcesQuery } from './sources-query.ts';
export { sourcesStaffFeature } from './staff-feature.ts';
