import type { MessageId } from '../app/messages/en.ts';

/** Why an area has no rank; `null` where it has one. */
export type Unranked = 'incomplete' | 'outlier' | 'incomplete-outlier';

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
