import { mailedLinkRefusal } from '@townlight/contract/subscriptions';
import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../../../http/api-request.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SiteFooter } from '../../../page/PageSlots.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import { type LinkToken, useLinkToken } from '../../../page/use-link-token.ts';
import { FilledButton } from '../../../ui/Buttons.tsx';
import { describeFailure } from '../form/form-faults.ts';
import pageStyles from '../manage/SubscriptionPage.module.css';
import { ExpiredLinkNotice } from './ExpiredLinkNotice.tsx';
import styles from './MailedLink.module.css';
import { NewLinkForm } from './NewLinkForm.tsx';

type State = 'ready' | 'sending' | 'expired' | 'unknown';

export interface MailedLink {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly button: MessageId;
  /**
   * Runs when the button is pressed; throws where the link is rejected.
   * @returns the content to show, null where it navigates
   */
  readonly act: (token: string) => Promise<ReactNode>;
}

/**
 * Target of mailed links: one button, because mail programs follow links (reading 27). The secret of the link is
 * removed from the address at once, and sent when the button is pressed.
 */
export function MailedLinkPage(props: MailedLink) {
  const text = useText();
  const opened = useLinkToken();
  return (
    <div className={pageStyles.page}>
      <PageTitle page={text(props.title)} />
      <meta name="robots" content="noindex" />
      <div className={styles.column}>
        <h1>
          <Text id={props.title} />
        </h1>
        {opened === null ? (
          <UnknownLink />
        ) : (
          // Another link resets the state.
          <OneButton key={opened?.token} link={props} opened={opened} />
        )}
      </div>
      <SiteFooter />
    </div>
  );
}

/** @param props.opened undefined until the address was parsed */
function OneButton({ link, opened }: { link: MailedLink; opened: LinkToken | undefined }) {
  const token = opened?.token;
  const text = useText();
  const { language } = useLanguageChoice();
  const [state, setState] = useState<State>('ready');
  const [done, setDone] = useState<ReactNode>(null);
  const [fault, setFault] = useState<string | null>(null);
  const press = async () => {
    if (state === 'sending' || token === undefined) return;
    setState('sending');
    setFault(null);
    try {
      setDone(await link.act(token));
      setState('ready');
    } catch (error) {
      const reason = refusedBecause(error);
      setState(reason ?? 'ready');
      if (reason === null)
        setFault(text('mailedLink.failed', { reason: describeFailure(text, language, error) }));
    }
  };
  if (done !== null) return done;
  // Opening the link again offers a new one again.
  if (state === 'expired' && opened)
    return <ExpiredLinkNotice key={opened.time} token={opened.token} />;
  if (state === 'unknown') return <UnknownLink />;
  return (
    <>
      <p>
        <Text id={link.text} />
      </p>
      <FilledButton
        aria-disabled={state === 'sending' || token === undefined}
        onClick={() => void press()}
      >
        <Text id={link.button} />
      </FilledButton>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <noscript>
        <p>
          <Text id="mailedLink.noScript" />
        </p>
      </noscript>
    </>
  );
}

function UnknownLink() {
  return (
    <>
      <p>
        <Text id="mailedLink.unknown" />
      </p>
      <NewLinkForm />
    </>
  );
}

/** Returns why the server rejected a link; null for every other error. */
function refusedBecause(error: unknown): 'expired' | 'unknown' | null {
  if (!(error instanceof ApiFailure)) return null;
  const refusal = mailedLinkRefusal.safeParse(error.body);
  if (refusal.success) return refusal.data.reason;
  // A truncated link fails validation with 400.
  return error.status === 400 ? 'unknown' : null;
}
