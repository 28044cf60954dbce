const STAFF_HOME = '/staff';
const SIGN_IN = '/sign-in';
const MAX_LENGTH = 202;

/**
 * The page of this site to go on with after a sign-in, e.g. `/es/bundles`; the staff home where `to` names none of ours. Nobody
 * is sent to another site, nor back to where one signs in.
 */
export function pageAfterSignIn(to: string | null | undefined): string {
  if (to == null || to.length > MAX_LENGTH || !/^\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*$/.test(to))
    return STAFF_HOME;
  return to.endsWith(`${STAFF_HOME}${SIGN_IN}`) ? to.slice(0, -SIGN_IN.length) : to;
}
