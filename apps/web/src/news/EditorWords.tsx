import type { NewsEntry } from '@townlight/contract/news';
import { Text } from '../language/Text.tsx';
import styles from './News.module.css';

/** What an editor added. The server makes the markup of Markdown, and lets nothing else through. */
export function EditorWords({ editor }: { editor: NewsEntry['editor'] }) {
  if (editor === null) return null;
  return (
    <div className={styles.editor}>
      <p className={styles.label}>
        <Text id="news.editor" />
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of Markdown without markup of its own */}
      <div dangerouslySetInnerHTML={{ __html: editor.html }} />
    </div>
  );
}
