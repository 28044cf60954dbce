import styles from './lines.module.css';

/** The dash styles of the four lines, and the dots of their months. */
export const LINE_STYLES = [styles.place0, styles.place1, styles.place2, styles.place3] as const;
export const DOT_STYLES = [styles.dot0, styles.dot1, styles.dot2, styles.dot3] as const;

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
