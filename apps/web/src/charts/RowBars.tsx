import { useIntl } from 'react-intl';
import { useText } from '../i18n/use-text.ts';
import styles from './RowBars.module.css';

const HEIGHT = 24;
const STEP = 6;
const BAR = 5;

/** The months of a row on a separate scale: their shape, with the last one in full color. */
export function RowBars(props: {
  /** Oldest first; `null` is a gap. */
  counts: readonly (number | null)[];
}) {
  const intl = useIntl();
  const text = useText();
  const { counts } = props;
  const top = Math.max(1, ...counts.map((count) => count ?? 0));
  const bars = counts.map((count, at) => {
    // positive values stay visible, however small
    const height = count ? Math.max(1.5, (count / top) * (HEIGHT - 1)) : 0;
    return `M${at * STEP} ${HEIGHT - 1}v${(-height).toFixed(1)}h${BAR}v${height.toFixed(1)}z`;
  });
  const known = counts.map((count) =>
    count === null ? text('chart.incomplete') : intl.formatNumber(count),
  );
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
      role="img"
      aria-label={text('chart.rowSummary', { counts: known.join(', ') })}
    >
      <path className={styles.past} d={bars.slice(0, -1).join('')} />
      <path className={styles.last} d={bars.at(-1)} />
    </svg>
  );
}
