import { classifyReliability, computePoissonInterval } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import table from '../../../tables/ranking-table.module.css';
import styles from './RateIntervalCells.module.css';

const WIDTH = 130;

/** Two cells: the rate and its confidence interval. On a phone one cell with the interval below the rate. */
export function RateIntervalCells(props: {
  count: number;
  residents: number;
  /** The rate at the right end of the column's scale; a longer interval has an open end. */
  furthest: number;
}) {
  const intl = useIntl();
  const text = useText();
  const { count, residents } = props;
  const { low, high } = computePoissonInterval(count);
  const unstable = classifyReliability(count) === 'unstable';
  const intervalText = text('tracker.interval', {
    low: formatRate(intl, low / residents),
    high: formatRate(intl, high / residents),
  });
  return (
    <>
      <td>
        {formatRate(intl, count / residents)}
        {unstable && <span className={table.small}>{text('tracker.unstable')}</span>}
        <span className={`${table.phone} ${table.small}`}>{intervalText}</span>
      </td>
      <td className={table.wide}>
        <span className={styles.interval}>
          <Mark
            low={low / residents}
            middle={count / residents}
            high={high / residents}
            end={props.furthest}
            unstable={unstable}
          />
          <span className={styles.text}>{intervalText}</span>
        </span>
      </td>
    </>
  );
}

function Mark(props: {
  low: number;
  middle: number;
  high: number;
  end: number;
  unstable: boolean;
}) {
  const { end } = props;
  const x = (rate: number) => (WIDTH * rate) / (end || 1);
  const goesOn = props.high > end;
  return (
    <svg width={WIDTH} height="14" viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
      <path d={`M0 7H${WIDTH}`} className={styles.axis} />
      {props.low < end && (
        <path
          d={`M${x(props.low)} 7H${goesOn ? WIDTH - 7 : x(props.high)}`}
          className={styles.range}
        />
      )}
      {goesOn && <path d={`M${WIDTH - 9} 1l9 6-9 6z`} className={styles.onward} />}
      {props.middle < end && (
        <circle
          cx={x(props.middle)}
          cy="7"
          r="4"
          className={props.unstable ? styles.open : styles.dot}
        />
      )}
    </svg>
  );
}
