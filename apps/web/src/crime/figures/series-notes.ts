import type { SeriesBreaks } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import type { MonthPoint } from '../../charts/month-series.ts';
import { formatMonth } from '../../language/figures.ts';
import { textOf } from '../../language/use-text.ts';

/**
 * What must be said of a chart's months: which they are where they do not end with the newest, that the
 * counting rules changed, that months are provisional.
 */
export function seriesNotes(
  intl: IntlShape,
  points: readonly MonthPoint[],
  newest: YearMonth | null,
  breaks: SeriesBreaks,
): string[] {
  const [first] = points;
  if (first === undefined) return [];
  const text = textOf(intl);
  const notes: string[] = [];
  const last = points.at(-1)?.month ?? first.month;
  if (last !== newest) {
    const from = formatMonth(intl, first.month);
    notes.push(text('series.range', { from, to: formatMonth(intl, last) }));
  }
  for (const changeOver of breaks) {
    const month = formatMonth(intl, changeOver);
    if (first.month < changeOver && last >= changeOver)
      notes.push(text('series.breakInside', { changeOver: month }));
    else if (first.month >= changeOver && first.month - 12 < changeOver)
      notes.push(text('series.break', { changeOver: month }));
  }
  const provisional = points.filter((point) => point.provisional);
  const from = provisional[0];
  if (from !== undefined) {
    const id = provisional.length === 1 ? 'series.provisional' : 'series.provisionalSince';
    notes.push(text(id, { month: formatMonth(intl, from.month) }));
  }
  return notes;
}
