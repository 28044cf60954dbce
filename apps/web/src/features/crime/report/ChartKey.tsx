import { MIN_REPORTS_FOR_RATE } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import styles from '../../../area-map/report-chart.module.css';
import type { Measure } from '../../../charts/bar-points.ts';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';

/** The key of a chart of months: of what it draws, and of nothing else. */
export function ChartKey(props: {
  points: readonly MonthPoint[];
  measure: Measure;
  /** The legend of the comparison lines; `null` while they load, undefined where the year before is drawn. */
  lines?: string | null | undefined;
}) {
  const { points, lines } = props;
  const intl = useIntl();
  const text = useText();
  const parts = [
    lines ?? (lines !== null && points.some((one) => one.before !== null) && text('chart.key')),
    points.some((one) => one.usual) && text('chart.keyUsual'),
    points.some((one) => !one.complete) && text('chart.keyGap'),
    props.measure === 'rate' &&
      points.some((one) => one.complete && one.count < MIN_REPORTS_FOR_RATE) &&
      text('chart.keyFew', { few: MIN_REPORTS_FOR_RATE }),
  ];
  return (
    <>
      {lines === null && (
        // lines that are not drawn yet have no key; its height is reserved
        <span className={styles.unseen}>
          {text('chart.keyLines', { county: localName(intl, county.name) })}
        </span>
      )}
      {parts.filter(Boolean).join(' ')}
    </>
  );
}
