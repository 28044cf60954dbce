import { lazyComponent } from '../../http/lazy-imports.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';

export const newsStaffFeature: StaffFeature = {
  name: 'news',
  HomeSection: lazyComponent(
    'staff news',
    async () => (await import('./NewsParagraphEditor.tsx')).NewsParagraphEditor,
  ),
};
