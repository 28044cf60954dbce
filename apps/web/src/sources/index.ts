export { Updates } from './Updates.tsx';
export { useSources } from './use-sources.ts';

export const fetchStaffSources = async () => (await import('./StaffSources.tsx')).StaffSources;
