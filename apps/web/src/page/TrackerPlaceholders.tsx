import type { CSSProperties } from 'react';
import { RowsPlaceholder } from '../tables/RowsPlaceholder.tsx';
import styles from './TrackerPlaceholders.module.css';

/** The placeholder of a tracker's sentence and figures until its loads have ended. // spec 4 */
export function LeadPlaceholder(props: { height: readonly [phone: number, wide: number] }) {
  const [phone, wide] = props.height;
  const style = { '--phone': `${phone}px`, '--wide': `${wide}px` } as CSSProperties;
  return (
    <div className={styles.lead} style={style} aria-hidden="true">
      <span />
      <span />
    </div>
  );
}

/** Placeholders of its chart and table. */
export function TrackerPlaceholders() {
  return (
    <div className={styles.places} aria-hidden="true">
      <div className={styles.chart} />
      <RowsPlaceholder />
    </div>
  );
}
