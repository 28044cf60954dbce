import type { ReactNode } from 'react';
import styles from './ReportLead.module.css';

/** Shows the report panel before an area is chosen: its question, a sentence, and the feature's content. */
export function ReportLead(props: {
  question: ReactNode;
  /** Omitted where there is nothing to add to the question. */
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
