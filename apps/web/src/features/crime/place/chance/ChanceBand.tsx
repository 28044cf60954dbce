import type { UsualCounts } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { formatPeriodPhrase } from '../../../../period/period-text.ts';
import styles from './ChanceBand.module.css';

/** The usual counts as a band, with the count as a dot and that of a year before as a stroke. */
export function ChanceBand(props: {
  now: number;
  /** The months of the count. */
  months: MonthRange;
  /** `null` where it cannot be compared. */
  before: number | null;
  usual: UsualCounts;
}) {
  const intl = useIntl();
  const text = useText();
  const { now, months, before } = props;
  const { low, high } = props.usual;
  const expected = Math.round(props.usual.expected);
  const end = findScaleEnd(Math.max(now, before ?? 0, high));
  const left = (count: number) => ({ left: `${(100 * count) / end}%` });
  return (
    <div className={styles.chance}>
      <p className={styles.key}>
        {before !== null && (
          <span className={styles.keyBefore}>
            <Text id="crimePlace.before" values={{ count: before }} />
          </span>
        )}
        <span className={styles.keyNow}>
          <b>{intl.formatNumber(now)}</b> {formatPeriodPhrase(intl, months, months.to)}
        </span>
        <span className={styles.keyBand}>{text('crimePlace.reach')}</span>
      </p>
      <div className={styles.scale} role="img" aria-label={text('crimePlace.chanceChart', { end })}>
        <span
          className={styles.band}
          style={{ ...left(low), width: `${(100 * (high - low)) / end}%` }}
        />
        {before !== null && <span className={styles.before} style={left(before)} />}
        <span className={styles.dot} style={left(now)} />
        <span className={styles.end}>{intl.formatNumber(0)}</span>
        <span className={`${styles.end} ${styles.last}`}>{intl.formatNumber(end)}</span>
      </div>
      <p>
        <Text id="crimePlace.chance" values={{ expected, low, high }} />
      </p>
    </div>
  );
}

const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Returns a round number above a count, for the end of a scale from zero. */
export function findScaleEnd(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  const step = STEPS.find((one) => one * power > count && Number.isInteger(one * power)) ?? 10;
  return step * power;
}
