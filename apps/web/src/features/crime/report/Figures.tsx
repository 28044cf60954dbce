import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import styles from './Figures.module.css';

export interface Figure {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** What the value counts, or what it is relative to. */
  readonly note?: ReactNode;
}

export const big = (chunks: ReactNode) => <b className={styles.big}>{chunks}</b>;
export const bigText = (chunks: ReactNode) => <b className={styles.none}>{chunks}</b>;

/** The statistical overview: three figures side by side. // spec 2 */
export function Figures(props: { figures: readonly Figure[] }) {
  const text = useText();
  return (
    <dl className={styles.figures} aria-label={text('figure.label')}>
      {props.figures.map(({ label, value, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures have a fixed order
        <div key={at} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
