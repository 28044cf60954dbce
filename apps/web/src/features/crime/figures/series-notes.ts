import type { YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { formatMonth } from '../../../i18n/figures.ts';
import { localName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { ChangedRules } from './changed-rules.ts';

/** Returns the notes of a chart: its months where they do not end with the newest, and changes of the counting rules. */
export function formatSeriesNotes(
  intl: IntlShape,
  points: readonly MonthPoint[],
  newest: YearMonth | null,
  changes: readonly ChangedRules[],
): string[] {
  const [first] = points;
  if (first === undefined) return [];
  const text = createGetText(intl);
  const notes: string[] = [];
  const last = points.at(-1)?.month ?? first.month;
  if (last !== newest) {
    const from = formatMonth(intl, first.month);
    notes.push(text('series.range', { from, to: formatMonth(intl, last) }));
  }
  for (const { month: changeOver, agencies } of changes) {
    const values = {
      changeOver: formatMonth(intl, changeOver),
      count: agencies.length,
      agencies: intl.formatList(agencies.map((name) => localName(intl, name))),
    };
    if (first.month < changeOver && last >= changeOver)
      notes.push(text('series.breakInside', values));
    else if (first.month >= changeOver && first.month - 12 < changeOver)
      notes.push(text('series.break', values));
  }
  return notes;
}

/** Returns the note on provisional months; none where there are none. */
export function formatProvisionalNotes(intl: IntlShape, points: readonly MonthPoint[]): string[] {
  const provisional = points.filter((point) => point.provisional);
  const [from] = provisional;
  if (from === undefined) return [];
  const id = provisional.length === 1 ? 'series.provisional' : 'series.provisionalSince';
  return [createGetText(intl)(id, { month: formatMonth(intl, from.month) })];
}
