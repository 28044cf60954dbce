import type { NewsEntry } from '@townlight/contract/news';
import { Text } from '../../i18n/Text.tsx';
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
