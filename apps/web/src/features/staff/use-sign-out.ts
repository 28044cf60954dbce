import { useQueryClient } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { signOut } from './api/sign-in.ts';
import { useInvalidateStaffSession } from './api/use-staff-session.ts';

/** Where the Bundle Tool and the editor of the newsletter store unsaved changes in the tab. */
const DRAFT_KEY = /^(bundle tool$|newsletter )/;

/**
 * Returns a function that signs out and clears what the member has loaded and typed in this tab, after a question where
 * changes are unsaved. Only signing out clears it: drafts survive the end of a session. Saved places and the language
 * are in `localStorage` and remain.
 */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const invalidateSession = useInvalidateStaffSession();
  const text = useText();
  return async () => {
    if (hasDrafts() && !window.confirm(text('staff.signOutUnsaved'))) return;
    try {
      await signOut();
    } catch {
      // perhaps still signed in: nothing is cleared
      await invalidateSession();
      return;
    }
    // leaves a page that holds a draft in memory
    await navigate(pagePath({ kind: 'staff' }));
    clearTabStorage();
    client.getMutationCache().clear();
    client.removeQueries({ type: 'inactive' });
    await client.resetQueries();
  };
}

function hasDrafts(): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => DRAFT_KEY.test(key));
  } catch {
    return false;
  }
}

function clearTabStorage(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing is stored there.
  }
}
