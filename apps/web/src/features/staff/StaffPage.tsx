import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiFailure } from '../../http/api-request.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import styles from './StaffPage.module.css';
import { signInPath } from './sign-in-path.ts';

/** Lays out a page for staff only: title, lead, and the reason where its reply failed. */
export function StaffPage(props: {
  title: MessageId;
  lead: MessageId;
  /** The query of the page's content. */
  reply: { readonly error: Error | null; readonly refetch: () => unknown };
  /** Receives the focus after the focused element was removed. */
  heading?: Ref<HTMLHeadingElement>;
  /** Shown where the member is not signed in; a link by default. */
  signIn?: ReactNode;
  /** Message where the reply failed to load. */
  notLoaded?: MessageId;
  isWide?: boolean;
  children: ReactNode;
}) {
  const text = useText();
  const { pathname } = useLocation();
  const { error, refetch } = props.reply;
  const isSignedOut = error instanceof ApiFailure && error.status === 401;
  const isForbidden = error instanceof ApiFailure && error.status === 403;
  return (
    <div className={props.isWide ? styles.widePage : styles.page}>
      <title>{text('app.title', { page: text(props.title) })}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={props.heading} tabIndex={-1}>
        <Text id={props.title} />
      </h1>
      <p className={styles.lead}>
        <Text id={props.lead} />
      </p>
      {isSignedOut &&
        (props.signIn ?? (
          <p>
            <Link to={signInPath(pathname)}>
              <Text id="staff.signIn" />
            </Link>
          </p>
        ))}
      {isForbidden && (
        <p role="alert">
          <Text id="staff.onlyAdministrators" />
        </p>
      )}
      {error !== null && !isSignedOut && !isForbidden && (
        <FailureNotice text={props.notLoaded ?? 'failure.load'} onRetry={() => void refetch()} />
      )}
      {props.children}
    </div>
  );
}
