import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Loads } from '../net/loads.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import styles from './GlanceCard.module.css';

/** One subject of a place at a glance: a sentence, a small chart, and the way to more. */
export function GlanceCard(props: {
  /** Told apart from the other cards of the page. */
  id: string;
  title: ReactNode;
  /** While there are no figures, what is said in their place. */
  sentence: ReactNode;
  /** How the figures come, while there are none. */
  loads: Loads | null;
  /** When the figures are of. */
  when?: ReactNode;
  chart?: ReactNode;
  link: { readonly to: string; readonly text: ReactNode } | null;
}) {
  const { link, loads } = props;
  const title = `glance-${props.id}`;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {props.title}
      </h3>
      <div className={styles.words}>
        {loads !== null && loads.trouble !== null && !loads.loading ? (
          <FailureNotice text="failure.part" trouble={loads.trouble} onRetry={loads.retry} />
        ) : (
          <p>{props.sentence}</p>
        )}
        {props.when !== undefined && <p className={styles.when}>{props.when}</p>}
      </div>
      <div className={styles.chart}>{props.chart}</div>
      <p className={styles.more}>{link && <Link to={link.to}>{link.text}</Link>}</p>
    </section>
  );
}
