import { lazyComponent } from '../../http/lazy-imports.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';

export const sourcesStaffFeature: StaffFeature = {
  name: 'sources',
  tasks: [{ kind: 'data', name: 'staff.sources', description: 'staff.sourcesText' }],
  HomeSection: lazyComponent(
    'staff sources',
    async () => (await import('./StaffSources.tsx')).StaffSources,
  ),
};
