import type { CategoryChange } from './category-change.ts';
import type { CategoryDraft } from './category-draft.ts';
import { changeBigBundle, changeSmallBundle } from './change-bundles.ts';
import { changeDescription } from './change-description.ts';
import { changeNickname } from './change-nickname.ts';

/**
 * Applies a change to the draft. A refusal leaves the draft unchanged.
 * @returns a sentence that describes the change
 * @throws CategoryRefusal
 */
export function applyCategoryChange(draft: CategoryDraft, change: CategoryChange): string {
  switch (change.table) {
    case 'big':
      return changeBigBundle(draft, change);
    case 'small':
      return changeSmallBundle(draft, change);
    case 'nicknames':
      return changeNickname(draft, change);
    case 'crime_descriptions':
      return changeDescription(draft, change);
  }
}
