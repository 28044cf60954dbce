import { lazyImport } from '../../http/lazy-imports.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';
import { bundlesCatalog } from './messages/catalogs.ts';

export const bundlesStaffFeature: StaffFeature = {
  name: 'bundles',
  pages: [
    {
      kind: 'bundles',
      importPage: lazyImport(
        'bundle tool',
        async () => (await import('./BundleToolPage.tsx')).BundleToolPage,
      ),
      catalogs: [bundlesCatalog],
    },
    {
      kind: 'bundling',
      importPage: lazyImport(
        'bundling',
        async () => (await import('./BundlingPage.tsx')).BundlingPage,
      ),
      catalogs: [bundlesCatalog],
    },
  ],
  tasks: [
    { kind: 'bundles', name: 'staff.bundles', description: 'staff.bundlesText' },
    { kind: 'bundling', name: 'staff.bundling', description: 'staff.bundlingText' },
  ],
};
