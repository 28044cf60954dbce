import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { endSubscription } from '../api/mailed-links.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';

/** Ends newsletters or alerts by the link at the bottom of an email. */
export function UnsubscribePage() {
  return (
    <MailedLinkPage
      title="unsubscribe.title"
      text="unsubscribe.text"
      button="unsubscribe.button"
      act={unsubscribe}
    />
  );
}

async function unsubscribe(token: string) {
  const ended = await endSubscription(token);
  return (
    <>
      <p role="status">
        <Text id={`unsubscribe.ended.${ended}`} />
      </p>
      <p>
        <Link to={pagePath({ kind: 'subscribe' })}>
          <Text id="unsubscribe.back" />
        </Link>
      </p>
    </>
  );
}
