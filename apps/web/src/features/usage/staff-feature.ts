import { lazyComponent, lazyImport } from '../../http/lazy-imports.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';
import { staffCatalog } from '../staff/index.ts';

export const usageStaffFeature: StaffFeature = {
  name: 'usage',
  pages: [
    {
      kind: 'staff-usage',
      importPage: lazyImport('usage', async () => (await import('./UsagePage.tsx')).UsagePage),
      catalogs: [staffCatalog],
    },
  ],
  tasks: [
    {
      kind: 'staff-usage',
      name: 'staff.usage',
      description: 'staff.usageText',
      Count: lazyComponent(
        'usage count',
        async () => (await import('./UsageCount.tsx')).UsageCount,
      ),
    },
  ],
};
