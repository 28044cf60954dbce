import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Loads } from '../http/loads.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import styles from './GlanceCard.module.css';

/** A summary of one feature for a place: a sentence, a small chart, and a link. */
export function GlanceCard(props: {
  /** Unique among the cards of the page. */
  id: string;
  title: ReactNode;
  /** The sentence, or its replacement while there are no figures. */
  sentence: ReactNode;
  /** The load state, while there are no figures. */
  loads: Loads | null;
  /** The period of the figures. */
  when?: ReactNode;
  /** Paragraphs on what the sentence may hide. */
  caution?: ReactNode;
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
      <div className={styles.text}>
        {loads !== null && loads.failure !== null && !loads.loading ? (
          <FailureNotice text="failure.part" failure={loads.failure} onRetry={loads.retry} />
        ) : (
          <p>{props.sentence}</p>
        )}
        {props.when !== undefined && <p className={styles.when}>{props.when}</p>}
        {props.caution}
      </div>
      <div className={styles.chart}>{props.chart}</div>
      <p className={styles.more}>{link && <Link to={link.to}>{link.text}</Link>}</p>
    </section>
  );
}
