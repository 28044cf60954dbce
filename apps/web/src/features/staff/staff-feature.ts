import { lazyImport } from '../../http/lazy-imports.ts';
import type { StaffFeature } from '../../page/staff-feature.ts';
import { staffCatalog } from './messages/catalogs.ts';

/** The sign-in and the members. The home page consists of the tasks of all features, so the app renders it. */
export const staffStaffFeature: StaffFeature = {
  name: 'staff',
  pages: [
    {
      kind: 'staff-sign-in',
      importPage: lazyImport(
        'staff sign-in',
        async () => (await import('./StaffSignInPage.tsx')).StaffSignInPage,
      ),
      catalogs: [staffCatalog],
    },
    {
      kind: 'staff-members',
      importPage: lazyImport(
        'members',
        async () => (await import('./members/MembersPage.tsx')).MembersPage,
      ),
      catalogs: [staffCatalog],
    },
  ],
  tasks: [
    {
      kind: 'staff-members',
      name: 'staff.members',
      description: 'staff.membersText',
      role: 'administrator',
    },
  ],
};
