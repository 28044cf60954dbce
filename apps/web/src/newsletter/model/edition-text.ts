import type { EditionReply } from '@townlight/contract/newsletter';
import { VISUAL_CATEGORIES, type VisualCategory } from '@townlight/domain/subscriptions';

/** What staff write of an edition. */
export type Written = Pick<EditionReply, 'notes' | 'categories'>;

/** What was typed and is not saved yet, and what it began from. */
export interface Unsaved {
  readonly before: Written;
  readonly typed: Written;
}

function isSameText(one: Written, other: Written): boolean {
  return (
    one.notes.en === other.notes.en &&
    one.notes.es === other.notes.es &&
    one.categories.join() === other.categories.join()
  );
}

/** The text without or with one category more, in the order of a letter. */
export function withCategory(text: Written, category: VisualCategory, wanted: boolean): Written {
  const categories = VISUAL_CATEGORIES.filter((one) =>
    one === category ? wanted : text.categories.includes(one),
  );
  return { ...text, categories };
}

/** How what was typed stands to what is saved now: the same, only more, or beside what somebody else saved meanwhile. */
export function meetSaved(
  unsaved: Unsaved | null,
  saved: Written,
): 'same' | 'changed' | 'conflict' {
  if (unsaved === null || isSameText(unsaved.typed, saved)) return 'same';
  return isSameText(unsaved.before, saved) ? 'changed' : 'conflict';
}

/** Reads what the tab has kept; null for what is nothing of the kind. */
export function readUnsaved(kept: string | null): Unsaved | null {
  try {
    const { before, typed } = JSON.parse(kept ?? 'null') as Unsaved;
    return [before, typed].every(isWritten) ? { before, typed } : null;
  } catch {
    return null;
  }
}

function isWritten({ notes, categories }: Written): boolean {
  return typeof notes.en === 'string' && typeof notes.es === 'string' && Array.isArray(categories);
}
