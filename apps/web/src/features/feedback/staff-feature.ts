import { lazyComponent, lazyImport } from '../../http/lazy-imports.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';
import { feedbackListCatalog } from './messages/catalogs.ts';

export const feedbackStaffFeature: StaffFeature = {
  name: 'feedback',
  pages: [
    {
      kind: 'staff-feedback',
      importPage: lazyImport(
        'feedback list',
        async () => (await import('./staff/FeedbackListPage.tsx')).FeedbackListPage,
      ),
      catalogs: [feedbackListCatalog],
    },
  ],
  tasks: [
    {
      kind: 'staff-feedback',
      name: 'staff.feedback',
      description: 'staff.feedbackText',
      Count: lazyComponent(
        'feedback count',
        async () => (await import('./staff/FeedbackCount.tsx')).FeedbackCount,
      ),
    },
  ],
};
