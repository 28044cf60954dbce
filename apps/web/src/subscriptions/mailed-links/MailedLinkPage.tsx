import { linkRefusal } from '@townlight/contract/subscriptions';
import { type ReactNode, useState } from 'react';
import type { MessageId } from '../../language/messages/en.ts';
import { Text } from '../../language/Text.tsx';
import { useLanguageChoice } from '../../language/use-language.ts';
import { useText } from '../../language/use-text.ts';
import { FilledButton } from '../../look/FilledButton.tsx';
import { ApiFailure } from '../../net/api-request.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { SiteFooter } from '../../page/SiteFooter.tsx';
import { type OpenedLink, useOpenedLink } from '../../page/use-opened-link.ts';
import { failureReason } from '../form/failure-reason.ts';
import pageStyles from '../manage/SubscriptionPage.module.css';
import { ExpiredLink } from './ExpiredLink.tsx';
import styles from './MailedLink.module.css';
import { NewLinkForm } from './NewLinkForm.tsx';

type State = 'ready' | 'sending' | 'expired' | 'unknown';

export interface MailedLink {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly button: MessageId;
  /** Done at the press; throws where the link is refused. @returns what is said of it, null where the page is left */
  readonly act: (token: string) => Promise<ReactNode>;
}

/**
 * Where a mailed link leads: one button, since mail programs follow links (reading 27). The secret of the link leaves the
 * address at once, and is sent when the button is pressed.
 */
export function MailedLinkPage(props: MailedLink) {
  const text = useText();
  const opened = useOpenedLink();
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
          // another link starts over
          <OneButton key={opened?.token} link={props} opened={opened} />
        )}
      </div>
      <SiteFooter />
    </div>
  );
}

/** @param props.opened undefined until the address was looked at */
function OneButton({ link, opened }: { link: MailedLink; opened: OpenedLink | undefined }) {
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
        setFault(text('mailedLink.failed', { reason: failureReason(text, language, error) }));
    }
  };
  if (done !== null) return done;
  // opened once more it offers a new one once more
  if (state === 'expired' && opened) return <ExpiredLink key={opened.time} token={opened.token} />;
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

/** What the server says of a link that it does not take; null for every other failure. */
function refusedBecause(error: unknown): 'expired' | 'unknown' | null {
  if (!(error instanceof ApiFailure)) return null;
  const refusal = linkRefusal.safeParse(error.body);
  if (refusal.success) return refusal.data.reason;
  // what was cut short has not even the form of a link
  return error.status === 400 ? 'unknown' : null;
}
