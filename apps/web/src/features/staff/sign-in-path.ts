import { pagePath } from '@townlight/domain/pages';
import { resolveSignInRedirect } from '@townlight/domain/staff';

/** Returns the sign-in path that returns to a page, e.g. `/staff/sign-in?to=/bundles`; without language prefix. */
export function signInPath(from: string): string {
  const signIn = pagePath({ kind: 'staff-sign-in' });
  const to = resolveSignInRedirect(from);
  return to === pagePath({ kind: 'staff' }) ? signIn : `${signIn}?to=${to}`;
}
