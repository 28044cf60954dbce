import type { NewsEntry } from '@townlight/contract/news';
import { Link } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { EntryDates } from './EntryDates.tsx';
import styles from './News.module.css';

/** Shows the paragraph that an editor added. The server renders it from Markdown and removes all other markup. */
export function EditorParagraph({ editor }: { editor: NewsEntry['editor'] }) {
  if (editor === null) return null;
  return (
    <div className={styles.editor}>
      <p className={styles.label}>
        <Text id="news.editor" />
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from Markdown without raw HTML */}
      <div dangerouslySetInnerHTML={{ __html: editor.html }} />
    </div>
  );
}

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
