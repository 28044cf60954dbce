import { poissonInterval, reliabilityOf } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { formatRate } from '../../language/figures.ts';
import { useText } from '../../language/use-text.ts';
import table from '../../tables/ranking-table.module.css';
import styles from './IntervalMark.module.css';

const WIDTH = 130;

/** Two cells: the rate, and the rates that the count could by chance as well have come from. */
export function IntervalMark(props: {
  count: number;
  residents: number;
  /** The highest rate of the column: the right end of every mark. */
  furthest: number;
}) {
  const intl = useIntl();
  const text = useText();
  const { count, residents } = props;
  const { low, high } = poissonInterval(count);
  const x = (reports: number) => (WIDTH * (reports / residents)) / (props.furthest || 1);
  const unstable = reliabilityOf(count) === 'unstable';
  return (
    <>
      <td>
        {formatRate(intl, count / residents)}
        {unstable && <span className={table.small}>{text('tracker.unstable')}</span>}
      </td>
      <td className={table.wide}>
        <span className={styles.interval}>
          <svg width={WIDTH} height="14" viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
            <path d={`M0 7H${WIDTH}`} className={styles.axis} />
            <path d={`M${x(low)} 7H${x(high)}`} className={styles.range} />
            <circle cx={x(count)} cy="7" r="4" className={unstable ? styles.open : styles.dot} />
          </svg>
          <span className={styles.words}>
            {text('tracker.interval', {
              low: formatRate(intl, low / residents),
              high: formatRate(intl, high / residents),
            })}
          </span>
        </span>
      </td>
    </>
  );
}
