import type { ReactNode } from 'react';
import styles from './ReportLead.module.css';

/** What the report says before an area is chosen: its question, a sentence, and what the subject has to show. */
export function ReportLead(props: {
  question: ReactNode;
  /** Left out where nothing is to be said under the question. */
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.lead}>
      <h1 className={styles.question}>{props.question}</h1>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.children}
    </div>
  );
}
