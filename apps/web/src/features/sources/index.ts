export { SourceUpdates } from './SourceUpdates.tsx';
export { useSources } from './use-sources.ts';

export const importStaffSources = async () => (await import('./StaffSources.tsx')).StaffSources;
