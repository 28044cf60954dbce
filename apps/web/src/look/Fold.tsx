import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** What a reader may want to know and need not read at once: one press away, and left out of print. */
export function Fold(props: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{props.summary}</summary>
      {props.children}
    </details>
  );
}
