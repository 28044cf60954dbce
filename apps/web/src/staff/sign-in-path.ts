import { pagePath } from '@townlight/domain/pages';
import { pageAfterSignIn } from '@townlight/domain/staff';

/** Where one signs in to come back to a page, e.g. `/staff/sign-in?to=/bundles`; without languages. */
export function signInPath(from: string): string {
  const signIn = pagePath({ kind: 'staff-sign-in' });
  const to = pageAfterSignIn(from);
  return to === pagePath({ kind: 'staff' }) ? signIn : `${signIn}?to=${to}`;
}
