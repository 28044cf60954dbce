import type { MonthPoint } from '../../../charts/month-series.ts';

export type MonthState = 'complete' | 'provisional' | 'incomplete' | 'not-recorded';

/**
 * Returns whether a month is complete. A county's partial month is drawn like a complete one, but its table and file
 * mark it.
 */
export function isCompleteMonth({ complete, isPartial }: MonthPoint): boolean {
  return complete && isPartial !== true;
}

export function getMonthState(point: MonthPoint): MonthState {
  if (point.unrecorded) return 'not-recorded';
  if (!isCompleteMonth(point)) return 'incomplete';
  return point.provisional ? 'provisional' : 'complete';
}
