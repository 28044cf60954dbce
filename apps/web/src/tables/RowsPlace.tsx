import styles from './RowsPlace.module.css';

/** The place of a table of ten rows that is on its way. */
export function RowsPlace() {
  return <div className={styles.place} aria-hidden="true" />;
}
