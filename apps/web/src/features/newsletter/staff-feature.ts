import { lazyImport } from '../../http/lazy-imports.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';
import { newsletterCatalog } from './messages/catalogs.ts';

export const newsletterStaffFeature: StaffFeature = {
  name: 'newsletter',
  pages: [
    {
      kind: 'staff-newsletter',
      importPage: lazyImport(
        'newsletter',
        async () => (await import('./NewsletterPage.tsx')).NewsletterPage,
      ),
      catalogs: [newsletterCatalog],
    },
  ],
  tasks: [
    { kind: 'staff-newsletter', name: 'staff.newsletter', description: 'staff.newsletterText' },
  ],
};
