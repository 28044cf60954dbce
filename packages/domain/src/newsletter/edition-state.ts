/** How far an edition has come. Its figures are kept from `scheduled` on and do not change any more. */
export const EDITION_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

/** What may come of an edition: only a draft is written on, and what was sent is not called back. */
const NEXT: Readonly<Record<EditionState, readonly EditionState[]>> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'sending'],
  sending: ['paused', 'sent'],
  paused: ['sending'],
  sent: [],
};

/** Whether an edition may go from one state to another. */
export function canBecome(state: EditionState, next: EditionState): boolean {
  return NEXT[state].includes(next);
}
