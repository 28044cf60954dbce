/** Unsent answers. They outlive the dialog, so that closing it by mistake loses nothing. */
export interface Draft {
  readonly comment: string;
  readonly lookingFor: string;
}

export const EMPTY_DRAFT: Draft = { comment: '', lookingFor: '' };

let kept = EMPTY_DRAFT;

export function keptDraft(): Draft {
  return kept;
}

export function keepDraft(draft: Draft): void {
  kept = draft;
}
