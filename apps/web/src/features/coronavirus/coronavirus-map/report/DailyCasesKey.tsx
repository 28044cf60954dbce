import { CORONAVIRUS_MEAN_DAYS } from '@townlight/domain/coronavirus';
import { useIntl } from 'react-intl';
import type { DayPoint } from '../../../../charts/day-bars-layout.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { formatCaseDay } from '../../figures/case-day.ts';
import styles from './DailyCasesChart.module.css';

/** Shows the key of the bars and the line, or the figures of the day under the pointer. */
export function DailyCasesKey(props: {
  point: DayPoint | null;
  /** Some days have no figure. */
  unknown: boolean;
}) {
  const intl = useIntl();
  const { point } = props;
  if (point !== null) {
    return (
      <p className={styles.key}>
        <b>{formatCaseDay(intl, point.day, 'short')}</b>{' '}
        {point.value === null ? (
          <Text id="coronavirus.dayUnknown" />
        ) : (
          <Text id="coronavirus.dayCases" values={{ count: point.value }} />
        )}{' '}
        {point.mean !== null && (
          <Text
            id="coronavirus.dayMean"
            values={{
              days: CORONAVIRUS_MEAN_DAYS,
              mean: intl.formatNumber(point.mean, { maximumFractionDigits: 1 }),
            }}
          />
        )}
      </p>
    );
  }
  return (
    <p className={styles.key}>
      <span>
        <i className={styles.bar} aria-hidden="true" /> <Text id="coronavirus.keyBar" />
      </span>
      <span>
        <i className={styles.line} aria-hidden="true" />{' '}
        <Text id="coronavirus.keyMean" values={{ days: CORONAVIRUS_MEAN_DAYS }} />
      </span>
      {props.unknown && (
        <span>
          <i className={styles.unknown} aria-hidden="true" /> <Text id="coronavirus.keyUnknown" />
        </span>
      )}
    </p>
  );
}
