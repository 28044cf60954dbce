import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { TextPage } from '../../page/TextPage.tsx';

/** Reports that nothing was published under the address, and links to the news. */
export function NewsNotFound({ text }: { text: MessageId }) {
  return (
    <TextPage title="news.unknown">
      <p>
        <Text id={text} />
      </p>
      <p>
        <Link to={pagePath({ kind: 'news', area: null })}>
          <Text id="news.all" />
        </Link>
      </p>
    </TextPage>
  );
}
