import Button from '@mui/material/Button';
import { linkRefusal } from '@townlight/contract/subscriptions';
import { type ReactNode, useState } from 'react';
import type { MessageId } from '../../language/messages/en.ts';
import { Text } from '../../language/Text.tsx';
import { useLanguageChoice } from '../../language/use-language.ts';
import { useText } from '../../language/use-text.ts';
import { ApiFailure } from '../../net/api-request.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { SiteFooter } from '../../page/SiteFooter.tsx';
import { useLinkToken } from '../../page/use-link-token.ts';
import { failureReason } from '../form/failure-reason.ts';
import pageStyles from '../manage/SubscriptionPage.module.css';
import { ExpiredLink } from './ExpiredLink.tsx';
import styles from './MailedLink.module.css';
import { NewLinkForm } from './NewLinkForm.tsx';

type State = 'ready' | 'sending' | 'expired' | 'unknown';

/**
 * Where a mailed link leads: one button, since mail programs follow links (reading 27). The secret of the link leaves the
 * address at once, and is sent when the button is pressed.
 */
export function MailedLinkPage(props: {
  title: MessageId;
  text: MessageId;
  button: MessageId;
  /** Done at the press; throws where the link is refused. */
  act: (token: string) => Promise<void>;
  /** What came of it, once there is something to say. */
  done: ReactNode;
}) {
  const text = useText();
  const { language } = useLanguageChoice();
  const token = useLinkToken();
  const [state, setState] = useState<State>('ready');
  const [fault, setFault] = useState<string | null>(null);
  const press = async () => {
    if (state === 'sending' || !token) return;
    setState('sending');
    setFault(null);
    try {
      await props.act(token);
      setState('ready');
    } catch (error) {
      const reason = refusedBecause(error);
      setState(reason ?? 'ready');
      if (reason === null)
        setFault(text('mailedLink.failed', { reason: failureReason(text, language, error) }));
    }
  };
  const shown = token === null ? 'unknown' : state;
  return (
    <div className={pageStyles.page}>
      <PageTitle page={text(props.title)} />
      <meta name="robots" content="noindex" />
      <div className={styles.column}>
        <h1>
          <Text id={props.title} />
        </h1>
        {props.done ??
          (shown === 'expired' && token ? (
            <ExpiredLink token={token} />
          ) : shown === 'unknown' ? (
            <>
              <p>
                <Text id="mailedLink.unknown" />
              </p>
              <NewLinkForm />
            </>
          ) : (
            <>
              <p>
                <Text id={props.text} />
              </p>
              <Button
                variant="contained"
                size="large"
                aria-disabled={state === 'sending' || !token}
                onClick={() => void press()}
              >
                <Text id={props.button} />
              </Button>
              <p role="alert" className={styles.fault}>
                {fault}
              </p>
              <noscript>
                <p>
                  <Text id="mailedLink.noScript" />
                </p>
              </noscript>
            </>
          ))}
      </div>
      <SiteFooter />
    </div>
  );
}

/** What the server says of a link that it does not take; null for every other failure. */
function refusedBecause(error: unknown): 'expired' | 'unknown' | null {
  if (!(error instanceof ApiFailure)) return null;
  const refusal = linkRefusal.safeParse(error.body);
  return refusal.success ? refusal.data.reason : null;
}
