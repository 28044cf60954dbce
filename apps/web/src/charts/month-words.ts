import { poissonInterval, TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import type { IntlShape } from 'react-intl';
import { formatMonth, formatRate } from '../language/figures.ts';
import { textOf } from '../language/use-text.ts';
import type { MonthPoint } from './month-series.ts';

/** The tooltip of one month of a chart; screen readers read the same text. */
export interface MonthWords {
  readonly month: string;
  readonly lines: readonly string[];
}

/** @param residents `null` where no rate can be given */
export function monthWords(
  intl: IntlShape,
  point: MonthPoint,
  residents: number | null,
): MonthWords {
  const text = textOf(intl);
  const { count, before } = point;
  const whole = point.complete && point.inPart !== true;
  const lines = [text(reportsOf(point, whole), { count })];
  const yearBefore = formatMonth(intl, (point.month - 12) as MonthPoint['month']);
  lines.push(
    before === null
      ? text('chart.tip.noBefore', { month: yearBefore })
      : text('chart.tip.before', { month: yearBefore, count: before }),
  );
  if (residents !== null && whole) lines.push(rateWords(intl, count, residents));
  if (whole && point.provisional) lines.push(text('chart.tip.provisional'));
  return { month: formatMonth(intl, point.month), lines };
}

/** Returns the message for the count: missing is not zero, and what the police do not record is not missing. */
function reportsOf({ count, unrecorded }: MonthPoint, isWhole: boolean) {
  if (unrecorded) return 'chart.tip.notRecorded';
  if (isWhole) return 'chart.tip.count';
  return count === 0 ? 'chart.tip.nothing' : 'chart.tip.part';
}

function rateWords(intl: IntlShape, count: number, residents: number): string {
  const text = textOf(intl);
  if (count < TOO_FEW_TO_RATE) return text('chart.tip.few', { few: TOO_FEW_TO_RATE });
  const { low, high } = poissonInterval(count);
  return text('chart.tip.rate', {
    rate: formatRate(intl, count / residents),
    low: formatRate(intl, low / residents),
    high: formatRate(intl, high / residents),
  });
}
