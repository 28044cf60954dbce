import { useEffect, useMemo, useState } from 'react';
import { type Conflict, meetLoaded } from './model/conflicts.ts';
import { type Draft, EMPTY_DRAFT, readDraft } from './model/draft.ts';
import type { LoadedTables } from './model/scheme-tables.ts';

/** In the tab alone, so that it outlives a sign-in elsewhere and a reload. */
const KEPT_AS = 'bundle tool';

interface KeptDraft {
  readonly draft: Draft;
  readonly conflicts: readonly Conflict[];
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
}

/** What is not saved, put onto what was loaded last; kept in the tab, and the browser asks before it is left. */
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
  // the server draws nothing of it
  return typeof sessionStorage === 'undefined'
    ? EMPTY_DRAFT
    : readDraft(sessionStorage.getItem(KEPT_AS));
}
