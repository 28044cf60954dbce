import type { EditionReply } from '@townlight/contract/newsletter';
import { VISUAL_CATEGORIES, type VisualCategory } from '@townlight/domain/subscriptions';

/** The fields of an edition that staff edit. */
export type Written = Pick<EditionReply, 'notes' | 'categories'>;

/** Unsaved text, and the saved text on which it is based. */
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

/** Adds or removes a category; the result is in the order of the email. */
export function withCategory(text: Written, category: VisualCategory, wanted: boolean): Written {
  const categories = VISUAL_CATEGORIES.filter((one) =>
    one === category ? wanted : text.categories.includes(one),
  );
  return { ...text, categories };
}

/** Compares unsaved text with the saved one: same, changed, or in conflict with a save by another member. */
export function meetSaved(
  unsaved: Unsaved | null,
  saved: Written,
): 'same' | 'changed' | 'conflict' {
  if (unsaved === null || isSameText(unsaved.typed, saved)) return 'same';
  return isSameText(unsaved.before, saved) ? 'changed' : 'conflict';
}

/** Parses unsaved text from session storage; null where it is invalid. */
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
