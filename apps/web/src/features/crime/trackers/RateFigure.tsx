import { classifyReliability, computePoissonInterval } from '@townlight/domain/crime';
import { useIntl } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import styles from '../../../tables/ranking-table.module.css';

/** A rate as far as the counts support it: too few, unstable with its interval (see `RateIntervals`), or the figure alone. */
export function RateFigure(props: { count: number; residents: number | null }) {
  const intl = useIntl();
  const text = useText();
  const { count, residents } = props;
  const reliability = classifyReliability(count);
  if (!residents) return <span className={styles.quiet}>{text('tracker.notAvailable')}</span>;
  if (reliability === 'too-few')
    return <span className={styles.quiet}>{text('tracker.tooFew')}</span>;
  const rate = formatRate(intl, count / residents);
  if (reliability !== 'unstable') return rate;
  const { low, high } = computePoissonInterval(count);
  return (
    <>
      <span className={styles.rate}>
        {rate} <span className={styles.small}>{text('tracker.unstable')}</span>
      </span>
      <span className={styles.interval}>
        {text('tracker.interval', {
          low: formatRate(intl, low / residents),
          high: formatRate(intl, high / residents),
        })}
      </span>
    </>
  );
}
