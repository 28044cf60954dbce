import styles from './RowsPlaceholder.module.css';

/** A placeholder for a table of ten rows that is loading. */
export function RowsPlaceholder() {
  return <div className={styles.place} aria-hidden="true" />;
}
