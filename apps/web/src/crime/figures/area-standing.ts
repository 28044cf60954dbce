import type { AreaTrajectory } from '@townlight/contract/crime';
import type { MessageId } from '../../language/messages/en.ts';

/** Why an area has no rank; `null` where it has one. */
export type Unranked = 'incomplete' | 'outlier' | 'incomplete-outlier';

/** Why nothing is said of an area's change. `break`: its counting rules changed in between (reading 17). */
export type Unchanged = Unranked | 'break';

export function unchangedBecause(area: AreaTrajectory): Unchanged | null {
  return unrankedBecause(area) ?? (area.crosses_break ? 'break' : null);
}

export function unrankedBecause(area: { complete: boolean; outlier: boolean }): Unranked | null {
  if (!area.complete) return area.outlier ? 'incomplete-outlier' : 'incomplete';
  return area.outlier ? 'outlier' : null;
}

// spec 8: popup captions
export const UNRANKED_CAPTION = {
  incomplete: 'caption.incomplete',
  outlier: 'caption.outlier',
  'incomplete-outlier': 'caption.incompleteOutlier',
} as const satisfies Record<Unranked, MessageId>;

export const UNCHANGED_CAPTION = {
  ...UNRANKED_CAPTION,
  break: 'caption.break',
} as const satisfies Record<Unchanged, MessageId>;
