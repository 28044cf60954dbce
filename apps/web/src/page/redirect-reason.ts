import { useLocation } from 'react-router';

/** The reason for a redirect, carried in the history state. */
export function toRedirectState(why: string | null): { readonly why: string } | null {
  return why === null ? null : { why };
}

/** Returns the reason for the last redirect; `null` without one. */
export function useRedirectReason(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('why' in state)) return null;
  return typeof state.why === 'string' ? state.why : null;
}
