import type { EditionReply } from '@townlight/contract/newsletter';
import { VISUAL_CATEGORIES, type VisualCategory } from '@townlight/domain/subscriptions';

/** The fields of an edition that staff edit. */
export type EditionContent = Pick<EditionReply, 'notes' | 'categories'>;

/** Unsaved text, and the saved text on which it is based. */
export interface UnsavedContent {
  readonly before: EditionContent;
  readonly typed: EditionContent;
}

function isSameText(one: EditionContent, other: EditionContent): boolean {
  return (
    one.notes.en === other.notes.en &&
    one.notes.es === other.notes.es &&
    one.categories.join() === other.categories.join()
  );
}

/** Adds or removes a category; the result is in the order of the email. */
export function toggleCategory(
  text: EditionContent,
  category: VisualCategory,
  wanted: boolean,
): EditionContent {
  const categories = VISUAL_CATEGORIES.filter((one) =>
    one === category ? wanted : text.categories.includes(one),
  );
  return { ...text, categories };
}

/** Compares unsaved text with the saved one: same, changed, or in conflict with a save by another member. */
export function compareWithSaved(
  unsaved: UnsavedContent | null,
  saved: EditionContent,
): 'same' | 'changed' | 'conflict' {
  if (unsaved === null || isSameText(unsaved.typed, saved)) return 'same';
  return isSameText(unsaved.before, saved) ? 'changed' : 'conflict';
}

/** Parses unsaved text from session storage; null where it is invalid. */
export function parseUnsavedContent(stored: string | null): UnsavedContent | null {
  try {
    const { before, typed } = JSON.parse(stored ?? 'null') as UnsavedContent;
    return [before, typed].every(isWritten) ? { before, typed } : null;
  } catch {
    return null;
  }
}

function isWritten({ notes, categories }: EditionContent): boolean {
  return typeof notes.en === 'string' && typeof notes.es === 'string' && Array.isArray(categories);
}
