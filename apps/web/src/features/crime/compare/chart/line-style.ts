import styles from './lines.module.css';

/** The dash styles of the four lines, and the dots of their months. */
export const LINE_STYLES = [styles.place0, styles.place1, styles.place2, styles.place3] as const;
export const DOT_STYLES = [styles.dot0, styles.dot1, styles.dot2, styles.dot3] as const;
