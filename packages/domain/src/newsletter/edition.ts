/** States of an edition. Its figures are frozen from `scheduled` on. */
export const EDITION_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

/** Valid transitions: only a draft can be edited, and a sent edition cannot be recalled. */
const NEXT: Readonly<Record<EditionState, readonly EditionState[]>> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'sending'],
  sending: ['paused', 'sent'],
  paused: ['sending'],
  sent: [],
};

/** Returns whether an edition may go from one state to another. */
export function canTransitionEdition(state: EditionState, next: EditionState): boolean {
  return NEXT[state].includes(next);
}

/** Maximum characters of an editor's note in one language; longer notes do not fit into an email. */
export const MAX_EDITION_NOTE_LENGTH = 5_000;
