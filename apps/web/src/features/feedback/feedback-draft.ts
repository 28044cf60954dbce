/** Unsent answers. They outlive the dialog, so that closing it by mistake loses nothing. */
export interface FeedbackDraft {
  readonly comment: string;
  readonly lookingFor: string;
}

export const EMPTY_FEEDBACK_DRAFT: FeedbackDraft = { comment: '', lookingFor: '' };

let current = EMPTY_FEEDBACK_DRAFT;

export function loadFeedbackDraft(): FeedbackDraft {
  return current;
}

export function saveFeedbackDraft(draft: FeedbackDraft): void {
  current = draft;
}
