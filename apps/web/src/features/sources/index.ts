export { SourceUpdates } from './SourceUpdates.tsx';
export { sourcesQuery } from './sources-query.ts';

export const importStaffSources = async () => (await import('./StaffSources.tsx')).StaffSources;
