import type { ReactNode } from 'react';
import { Text } from '../i18n/Text.tsx';
import styles from './HowSure.module.css';

/** A line on the figures above it, which opens everything that limits them. */
export function HowSure(props: {
  line: ReactNode;
  /** The limits, as paragraphs. */
  children: ReactNode;
}) {
  return (
    <details className={styles.sure}>
      <summary>
        {props.line}{' '}
        <span className={`${styles.open} no-print`}>
          <Text id="sure.title" />
        </span>
      </summary>
      <div className={`${styles.panel} no-print`}>{props.children}</div>
    </details>
  );
}
