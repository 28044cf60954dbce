const STAFF_HOME = '/staff';
const SIGN_IN = '/sign-in';
const MAX_LENGTH = 202;

/**
 * Returns the path to continue with after a sign-in, e.g. `/es/bundles`; the staff home where `to` is not a valid
 * path of this site. Prevents redirects to other sites and back to the sign-in page.
 */
export function resolveSignInRedirect(to: string | null | undefined): string {
  if (to == null || to.length > MAX_LENGTH || !/^\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*$/.test(to))
    return STAFF_HOME;
  return to.endsWith(`${STAFF_HOME}${SIGN_IN}`) ? to.slice(0, -SIGN_IN.length) : to;
}
