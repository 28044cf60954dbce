/** Public API of the feature: its session, its shared components, and lazy imports of its pages. */
export { useStaffSession } from './api/use-staff-session.ts';
export { LazySignInDialog } from './LazySignInDialog.tsx';
export { staffCatalog } from './messages/catalogs.ts';
export { useServerMessages } from './messages/use-server-messages.ts';
export { StaffPage } from './StaffPage.tsx';
export { signInPath } from './sign-in-path.ts';
export { staffStaffFeature } from './staff-feature.ts';
export { useSignOut } from './use-sign-out.ts';

export const importStaffHomePage = async () => (await import('./StaffHomePage.tsx')).StaffHomePage;
