import type { MonthPoint } from '../../charts/month-series.ts';

export type MonthState = 'complete' | 'provisional' | 'incomplete' | 'not-recorded';

/** A county's month is drawn as it is on record; whether all of it is, its table and its file say. */
export function isWholeMonth({ complete, inPart }: MonthPoint): boolean {
  return complete && inPart !== true;
}

export function monthStateOf(point: MonthPoint): MonthState {
  if (point.unrecorded) return 'not-recorded';
  if (!isWholeMonth(point)) return 'incomplete';
  return point.provisional ? 'provisional' : 'complete';
}
