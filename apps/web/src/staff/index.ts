/** Public API of the feature: its session, its shared components, and lazy imports of its pages. */
export { signOut } from './api/sign-in.ts';
export { useSessionChanged, useStaffSession } from './api/use-staff-session.ts';
export { SignIn } from './SignIn.tsx';
export { StaffPage } from './StaffPage.tsx';
export { signInPath } from './sign-in-path.ts';
export { useServerWords } from './words/use-server-words.ts';

export const fetchStaffHomePage = async () => (await import('./StaffHomePage.tsx')).StaffHomePage;
export const fetchMembersPage = async () => (await import('./members/MembersPage.tsx')).MembersPage;
export const fetchStaffSignInPage = async () =>
  (await import('./StaffSignInPage.tsx')).StaffSignInPage;
