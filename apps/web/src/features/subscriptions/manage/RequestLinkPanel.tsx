import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { NewLinkForm } from '../mailed-links/NewLinkForm.tsx';
import styles from './SubscriptionPage.module.css';

/** Explains that the page cannot be opened, and mails a new link. */
export function RequestLinkPanel(props: { why: MessageId; email?: string }) {
  return (
    <div className={styles.narrow}>
      <h1>
        <Text id="subscription.title" />
      </h1>
      <p>
        <Text id={props.why} />
      </p>
      <NewLinkForm email={props.email} />
      <p>
        <Text
          id="subscription.notYet"
          values={{
            a: (chunks) => <Link to={pagePath({ kind: 'subscribe' })}>{chunks}</Link>,
          }}
        />
      </p>
    </div>
  );
}
