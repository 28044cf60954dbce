import { useEffect, useMemo, useState } from 'react';
import { type Conflict, meetLoaded } from './model/conflicts.ts';
import { type Draft, EMPTY_DRAFT, readDraft } from './model/draft.ts';
import type { LoadedTables } from './model/scheme-tables.ts';

/** Session storage only, so that the draft survives a sign-in on another site and a reload, but not the tab. */
const KEPT_AS = 'bundle tool';

interface KeptDraft {
  readonly draft: Draft;
  readonly conflicts: readonly Conflict[];
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
}

/** Rebases the unsaved edits onto the loaded tables, stores them in the tab, and warns before the page is left. */
export function useDraft(tables: LoadedTables | null): KeptDraft {
  const [draft, setDraft] = useState(keptDraft);
  const met = useMemo(
    () => (tables === null ? { draft, conflicts: [] } : meetLoaded(draft, tables)),
    [draft, tables],
  );
  if (met.draft !== draft) setDraft(met.draft);
  const hasEdits = met.draft.length > 0;
  useEffect(() => {
    if (hasEdits) sessionStorage.setItem(KEPT_AS, JSON.stringify(met.draft));
    else sessionStorage.removeItem(KEPT_AS);
  }, [met.draft, hasEdits]);
  useEffect(() => {
    if (!hasEdits) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasEdits]);
  return { ...met, setDraft };
}

function keptDraft(): Draft {
  // The draft is not rendered on the server.
  return typeof sessionStorage === 'undefined'
    ? EMPTY_DRAFT
    : readDraft(sessionStorage.getItem(KEPT_AS));
}
