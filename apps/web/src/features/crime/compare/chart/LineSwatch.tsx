import { LINE_STYLES } from './line-style.ts';
import styles from './lines.module.css';

/** A sample of a line, shown next to its name. */
export function LineSwatch(props: { place: number }) {
  return (
    <svg
      className={styles.swatch}
      width="1.875rem"
      height="0.625rem"
      viewBox="0 0 30 10"
      aria-hidden="true"
    >
      <path d="M1 5H29" className={LINE_STYLES[props.place]} />
    </svg>
  );
}
