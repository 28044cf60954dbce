import type { AreaTrajectory } from '@townlight/contract/crime';
import type { MessageId } from '../../../i18n/messages/en.ts';

/** Why an area has no rank; `null` where it has one. */
export type UnrankedReason =
  | 'not-recorded'
  | 'incomplete'
  | 'outlier'
  | 'incomplete-outlier'
  | 'residents-unknown';

/** Why an area's change is withheld. `break`: its counting rules changed in between (reading 17). */
export type NoChangeReason = UnrankedReason | 'break';

/** Returns why an area's change is withheld; `null` where it is stated. */
export function findNoChangeReason(area: AreaTrajectory): NoChangeReason | null {
  return findUnrankedReason(area) ?? (area.crosses_break ? 'break' : null);
}

/** Returns why an area has no rank; `null` where it has one. */
export function findUnrankedReason(area: {
  recorded: boolean;
  complete: boolean;
  outlier: boolean;
  population: number | null;
}): UnrankedReason | null {
  // further records would not help
  if (!area.recorded) return 'not-recorded';
  if (!area.complete) return area.outlier ? 'incomplete-outlier' : 'incomplete';
  if (area.population === null) return 'residents-unknown';
  return area.outlier ? 'outlier' : null;
}

/**
 * Returns a count for tables and files; `null` where an area with incomplete records has a count of 0, because missing
 * is not zero.
 */
export function toDisplayableCount(
  area: { complete: boolean },
  count: number | null,
): number | null {
  return count === 0 && !area.complete ? null : count;
}

/** Returns a short form for tables. For an area without residents that is the reason, rather than “outlier”. */
export function reasonMessageId(because: NoChangeReason, residents: number | null): MessageId {
  return because === 'outlier' && residents === 0
    ? 'table.unranked.no-residents'
    : `table.unranked.${because}`;
}

// spec 8: popup captions
export const UNRANKED_CAPTION_IDS = {
  'not-recorded': 'caption.notRecorded',
  incomplete: 'caption.incomplete',
  outlier: 'caption.outlier',
  'incomplete-outlier': 'caption.incompleteOutlier',
  'residents-unknown': 'caption.residentsUnknown',
} as const satisfies Record<UnrankedReason, MessageId>;

export const NO_CHANGE_CAPTION_IDS = {
  ...UNRANKED_CAPTION_IDS,
  break: 'caption.break',
} as const satisfies Record<NoChangeReason, MessageId>;

/** The message ids of full sentences. */
export const UNRANKED_SENTENCE_IDS = {
  'not-recorded': 'state.notRecorded',
  incomplete: 'state.incomplete',
  outlier: 'state.outlier',
  'incomplete-outlier': 'state.incomplete',
  'residents-unknown': 'state.residentsUnknown',
} as const satisfies Record<UnrankedReason, MessageId>;
