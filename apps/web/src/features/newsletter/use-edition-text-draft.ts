import type { EditionReply } from '@townlight/contract/newsletter';
import { useEffect, useState } from 'react';
import {
  compareWithSaved,
  type EditionContent,
  parseUnsavedContent,
  type UnsavedContent,
} from './model/edition-text.ts';

export interface EditionTextDraft {
  /** The text in the fields. */
  readonly text: EditionContent;
  /** The saved text on which it is based. */
  readonly before: EditionContent;
  readonly standing: 'same' | 'changed' | 'conflict';
  change(text: EditionContent): void;
  /** Marks the sent text as saved; changes made while the request was pending remain. */
  saved(sent: EditionContent): void;
  /** Resolves a conflict in favor of this text: the next save overwrites the other one. */
  resolveWithMine(): void;
  discard(): void;
}

/**
 * Returns the text of one edition while it is edited. Unsaved text is stored in the tab, so that it survives a failure,
 * a sign-in on another site and a reload, and the browser warns before the page is left.
 */
export function useEditionTextDraft(edition: EditionReply): EditionTextDraft {
  const { id, notes, categories } = edition;
  const storageKey = `newsletter ${id}`;
  // Rendered only in the browser, because the server has no editions.
  const [unsaved, setUnsaved] = useState<UnsavedContent | null>(() =>
    parseUnsavedContent(sessionStorage.getItem(storageKey)),
  );
  const now: EditionContent = { notes, categories };
  const standing = compareWithSaved(unsaved, now);
  const isUnsaved = standing !== 'same';
  // Saved text needs no storage; later saves of others then cause no conflict.
  if (unsaved !== null && !isUnsaved) setUnsaved(null);
  useEffect(() => {
    if (isUnsaved) sessionStorage.setItem(storageKey, JSON.stringify(unsaved));
    else sessionStorage.removeItem(storageKey);
  }, [storageKey, unsaved, isUnsaved]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const before = isUnsaved && unsaved ? unsaved.before : now;
  return {
    text: isUnsaved && unsaved ? unsaved.typed : now,
    before,
    standing,
    change: (typed) => setUnsaved({ before, typed }),
    saved: (sent) => setUnsaved((one) => one && { ...one, before: sent }),
    resolveWithMine: () => setUnsaved((one) => one && { ...one, before: now }),
    discard: () => setUnsaved(null),
  };
}
