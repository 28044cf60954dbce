import type { EditionReply } from '@townlight/contract/newsletter';
import { useEffect, useState } from 'react';
import { meetSaved, readUnsaved, type Unsaved, type Written } from './model/edition-text.ts';

export interface EditionTextKept {
  /** The text in the fields. */
  readonly text: Written;
  /** The saved text on which it is based. */
  readonly before: Written;
  readonly standing: 'same' | 'changed' | 'conflict';
  change(text: Written): void;
  /** Marks the sent text as saved; changes made while the request was pending remain. */
  saved(sent: Written): void;
  /** Resolves a conflict in favor of this text: the next save overwrites the other one. */
  keepMine(): void;
  discard(): void;
}

/**
 * Returns the text of one edition while it is edited. Unsaved text is stored in the tab, so that it survives a failure,
 * a sign-in on another site and a reload, and the browser warns before the page is left.
 */
export function useEditionText(edition: EditionReply): EditionTextKept {
  const { id, notes, categories } = edition;
  const keptAs = `newsletter ${id}`;
  // Rendered only in the browser, because the server has no editions.
  const [unsaved, setUnsaved] = useState<Unsaved | null>(() =>
    readUnsaved(sessionStorage.getItem(keptAs)),
  );
  const now: Written = { notes, categories };
  const standing = meetSaved(unsaved, now);
  const isUnsaved = standing !== 'same';
  // Saved text needs no storage; later saves of others then cause no conflict.
  if (unsaved !== null && !isUnsaved) setUnsaved(null);
  useEffect(() => {
    if (isUnsaved) sessionStorage.setItem(keptAs, JSON.stringify(unsaved));
    else sessionStorage.removeItem(keptAs);
  }, [keptAs, unsaved, isUnsaved]);
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
    keepMine: () => setUnsaved((one) => one && { ...one, before: now }),
    discard: () => setUnsaved(null),
  };
}
