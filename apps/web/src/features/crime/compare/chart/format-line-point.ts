import type { IntlShape } from 'react-intl';
import type { Measure } from '../../../../charts/bar-points.ts';
import { formatRate } from '../../../../i18n/figures.ts';
import { createGetText } from '../../../../i18n/use-text.ts';
import type { LinePoint } from './compare-lines.ts';

const REASON = {
  'not-recorded': 'compare.chart.notRecorded',
  incomplete: 'compare.chart.incomplete',
  'too-few': 'compare.chart.few',
  outlier: 'compare.chart.outlier',
  'residents-unknown': 'compare.chart.residentsUnknown',
} as const;

/** Returns the figure of a month, or the reason why there is none. */
export function formatLinePoint(intl: IntlShape, point: LinePoint, measure: Measure): string {
  if (point.gap !== null) return createGetText(intl)(REASON[point.gap]);
  const value = point.value ?? 0;
  return measure === 'rate' ? formatRate(intl, value) : intl.formatNumber(value);
}
