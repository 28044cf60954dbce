import { useEffect, useMemo, useState } from 'react';
import { type EditConflict, rebaseSchemeDraft } from './model/conflicts.ts';
import { EMPTY_SCHEME_DRAFT, parseSchemeDraft, type SchemeDraft } from './model/draft.ts';
import type { LoadedSchemeTables } from './model/scheme-tables.ts';

/** Session storage only, so that the draft survives a sign-in on another site and a reload, but not the tab. */
const STORAGE_KEY = 'bundle tool';

interface StoredDraft {
  readonly draft: SchemeDraft;
  readonly conflicts: readonly EditConflict[];
  readonly setDraft: (change: (draft: SchemeDraft) => SchemeDraft) => void;
}

/** Rebases the unsaved edits onto the loaded tables, stores them in the tab, and warns before the page is left. */
export function useSchemeDraft(tables: LoadedSchemeTables | null): StoredDraft {
  const [draft, setDraft] = useState(loadStoredDraft);
  const met = useMemo(
    () => (tables === null ? { draft, conflicts: [] } : rebaseSchemeDraft(draft, tables)),
    [draft, tables],
  );
  if (met.draft !== draft) setDraft(met.draft);
  const hasEdits = met.draft.length > 0;
  useEffect(() => {
    if (hasEdits) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(met.draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  }, [met.draft, hasEdits]);
  useEffect(() => {
    if (!hasEdits) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasEdits]);
  return { ...met, setDraft };
}

function loadStoredDraft(): SchemeDraft {
  // The draft is not rendered on the server.
  return typeof sessionStorage === 'undefined'
    ? EMPTY_SCHEME_DRAFT
    : parseSchemeDraft(sessionStorage.getItem(STORAGE_KEY));
}
