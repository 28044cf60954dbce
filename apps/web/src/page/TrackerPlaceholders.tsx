import { RowsPlaceholder } from '../tables/RowsPlaceholder.tsx';
import styles from './TrackerPlaceholders.module.css';

/** Placeholders of a tracker's headline, chart and table until its loads have ended. // spec 4 */
export function TrackerPlaceholders() {
  return (
    <div className={styles.places} aria-hidden="true">
      <div>
        <span className={styles.figure} />
        <span className={styles.comparison} />
      </div>
      <div className={styles.chart} />
      <RowsPlaceholder />
    </div>
  );
}
