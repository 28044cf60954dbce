import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

/** Optional information behind a `summary`; hidden in print. */
export function Disclosure(props: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={`${styles.fold} no-print`}>
      <summary>{props.summary}</summary>
      {props.children}
    </details>
  );
}
