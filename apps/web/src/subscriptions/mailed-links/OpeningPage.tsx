import type { OpenedReply } from '@townlight/contract/subscriptions';
import { pagePath } from '@townlight/domain/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MessageId } from '../../language/messages/en.ts';
import { Text } from '../../language/Text.tsx';
import { keepKey, keyOf } from '../subscription-key.ts';
import { MailedLinkPage } from './MailedLinkPage.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';

/** Leads on to the subscription page, which a link opens once. */
export function OpeningPage(props: {
  title: MessageId;
  text: MessageId;
  button: MessageId;
  /** Said where the link was used before. */
  already: MessageId;
  open: (token: string) => Promise<OpenedReply>;
}) {
  const navigate = useNavigate();
  const [already, setAlready] = useState(false);
  return (
    <MailedLinkPage
      title={props.title}
      text={props.text}
      button={props.button}
      act={async (token) => {
        const { grant } = await props.open(token);
        if (grant === null) return setAlready(true);
        const key = keyOf(grant);
        keepKey(key);
        const page = `${pagePath({ kind: 'subscription' })}/${encodeURIComponent(key.userHash)}`;
        await navigate(page, { replace: true });
      }}
      done={
        already ? (
          <>
            <p role="status">
              <Text id={props.already} />
            </p>
            <NewLinkForm />
          </>
        ) : null
      }
    />
  );
}
