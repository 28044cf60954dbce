import type { EditionReply } from '@townlight/contract/newsletter';
import { useEffect, useState } from 'react';
import { meetSaved, readUnsaved, type Unsaved, type Written } from './model/edition-text.ts';

export interface EditionTextKept {
  /** What stands in the fields. */
  readonly text: Written;
  /** What it began from. */
  readonly before: Written;
  readonly standing: 'same' | 'changed' | 'conflict';
  change(text: Written): void;
  /** What was sent is saved; what was typed while it was sent stays. */
  saved(sent: Written): void;
  /** The other's text is known, and this one is to stand in its place. */
  keepMine(): void;
  discard(): void;
}

/**
 * The text of one edition as it is being written. What is not saved is kept in the tab, so that it outlives a failure, a sign-in
 * elsewhere and a reload, and the browser asks before it is left.
 */
export function useEditionText(edition: EditionReply): EditionTextKept {
  const { id, notes, categories } = edition;
  const keptAs = `newsletter ${id}`;
  // drawn in the browser alone: the server knows no edition
  const [unsaved, setUnsaved] = useState<Unsaved | null>(() =>
    readUnsaved(sessionStorage.getItem(keptAs)),
  );
  const now: Written = { notes, categories };
  const standing = meetSaved(unsaved, now);
  const isUnsaved = standing !== 'same';
  // what is saved needs no keeping; what others save from now on is met afresh
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
