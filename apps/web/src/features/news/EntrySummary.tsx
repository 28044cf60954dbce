import type { NewsEntry } from '@townlight/contract/news';
import { Link } from 'react-router';
import { EditorParagraph } from './EditorParagraph.tsx';
import { EntryDates } from './EntryDates.tsx';
import styles from './News.module.css';

/** Shows an entry in the list. */
export function EntrySummary({ entry }: { entry: NewsEntry }) {
  return (
    <article className={styles.entry}>
      <EntryDates entry={entry} />
      <h2>
        <Link to={entry.path}>{entry.title}</Link>
      </h2>
      <p>{entry.summary}</p>
      <EditorParagraph editor={entry.editor} />
      {entry.remarks.length > 0 && <p className={styles.remarks}>{entry.remarks.join(' ')}</p>}
    </article>
  );
}
