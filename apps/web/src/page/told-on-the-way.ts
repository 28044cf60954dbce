import { useLocation } from 'react-router';

/** Why a reader was led to another address than the one asked for; it goes along in the history. */
export function toldState(why: string | null): { readonly why: string } | null {
  return why === null ? null : { why };
}

/** What was told on the way here; `null` where the reader came by their own choice. */
export function useToldOnTheWay(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('why' in state)) return null;
  return typeof state.why === 'string' ? state.why : null;
}
