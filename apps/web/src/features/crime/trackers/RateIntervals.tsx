import {
  classifyReliability,
  MIN_REPORTS_FOR_RATE,
  MIN_REPORTS_FOR_STABLE_RATE,
} from '@townlight/domain/crime';
import { Text } from '../../../i18n/Text.tsx';
import styles from '../../../tables/ranking-table.module.css';

/** Opens the intervals of the unstable rates in the table above, without script too. */
export function RateIntervals() {
  return (
    <details className={styles.intervals}>
      <summary className="link-button">
        <Text id="kinds.sure" />
      </summary>
      <Text
        id="kinds.unstable"
        values={{ few: MIN_REPORTS_FOR_RATE, unstable: MIN_REPORTS_FOR_STABLE_RATE }}
      />
    </details>
  );
}

/** Whether a rate of this many reports is shown with its interval. */
export function isUnstable(count: number | null): boolean {
  return count !== null && classifyReliability(count) === 'unstable';
}
