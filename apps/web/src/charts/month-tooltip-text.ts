import { computePoissonInterval, MIN_REPORTS_FOR_RATE } from '@townlight/domain/crime';
import type { IntlShape } from 'react-intl';
import { formatMonth, formatRate } from '../i18n/figures.ts';
import { createGetText } from '../i18n/use-text.ts';
import type { MonthPoint } from './month-series.ts';

/** The tooltip of one month of a chart; screen readers read the same text. */
export interface MonthTooltipText {
  readonly month: string;
  readonly lines: readonly string[];
}

/** @param residents `null` where no rate can be given */
export function formatMonthTooltip(
  intl: IntlShape,
  point: MonthPoint,
  residents: number | null,
): MonthTooltipText {
  const text = createGetText(intl);
  const { count, before } = point;
  const isComplete = point.complete && point.isPartial !== true;
  const lines = [text(reportsMessageId(point, isComplete), { count })];
  const yearBefore = formatMonth(intl, (point.month - 12) as MonthPoint['month']);
  lines.push(
    before === null
      ? text('chart.tip.noBefore', { month: yearBefore })
      : text('chart.tip.before', { month: yearBefore, count: before }),
  );
  if (point.usual) lines.push(text('chart.tip.usual', point.usual));
  if (residents !== null && isComplete) lines.push(formatRateLine(intl, count, residents));
  if (isComplete && point.provisional) lines.push(text('chart.tip.provisional'));
  return { month: formatMonth(intl, point.month), lines };
}

/** Returns the message for the count: missing is not zero, and what the police do not record is not missing. */
function reportsMessageId({ count, unrecorded }: MonthPoint, isComplete: boolean) {
  if (unrecorded) return 'chart.tip.notRecorded';
  if (isComplete) return 'chart.tip.count';
  return count === 0 ? 'chart.tip.nothing' : 'chart.tip.part';
}

function formatRateLine(intl: IntlShape, count: number, residents: number): string {
  const text = createGetText(intl);
  if (count < MIN_REPORTS_FOR_RATE) return text('chart.tip.few', { few: MIN_REPORTS_FOR_RATE });
  const { low, high } = computePoissonInterval(count);
  return text('chart.tip.rate', {
    rate: formatRate(intl, count / residents),
    low: formatRate(intl, low / residents),
    high: formatRate(intl, high / residents),
  });
}
