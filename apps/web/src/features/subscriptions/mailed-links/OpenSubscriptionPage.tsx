import type { OpenSubscriptionReply } from '@townlight/contract/subscriptions';
import { pagePath } from '@townlight/domain/pages';
import { useNavigate } from 'react-router';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { storeSubscriptionKey, toSubscriptionKey } from '../subscription-key.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

/** Redirects to the subscription page; a link works once. */
export function OpenSubscriptionPage(props: {
  title: MessageId;
  text: MessageId;
  button: MessageId;
  /** Message where the link was used before. */
  already: MessageId;
  open: (token: string) => Promise<OpenSubscriptionReply>;
}) {
  const navigate = useNavigate();
  const act = async (token: string) => {
    const { grant } = await props.open(token);
    if (grant === null)
      return (
        <>
          <p role="status">
            <Text id={props.already} />
          </p>
          <NewLinkForm />
        </>
      );
    const key = toSubscriptionKey(grant);
    storeSubscriptionKey(key);
    const page = `${pagePath({ kind: 'subscription' })}/${encodeURIComponent(key.userHash)}`;
    await navigate(page, { replace: true });
    return null;
  };
  const { title, text, button } = props;
  return <MailedLinkPage title={title} text={text} button={button} act={act} />;
}
