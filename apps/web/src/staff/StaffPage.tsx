import { pagePath } from '@townlight/domain/pages';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { ApiFailure } from '../net/api-request.ts';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import styles from './StaffPage.module.css';

/** A page for staff alone: its title, what it is for, and why there is nothing where its reply did not come. */
export function StaffPage(props: {
  title: MessageId;
  lead: MessageId;
  /** What the page shows, as it was asked for. */
  reply: { readonly error: Error | null; readonly refetch: () => unknown };
  /** Where the focus goes once something that had it is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const text = useText();
  const { error, refetch } = props.reply;
  const isSignedOut = error instanceof ApiFailure && error.status === 401;
  return (
    <div className={styles.page}>
      <title>{text('app.title', { page: text(props.title) })}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={props.heading} tabIndex={-1}>
        <Text id={props.title} />
      </h1>
      <p className={styles.lead}>
        <Text id={props.lead} />
      </p>
      {isSignedOut && (
        <p>
          <Link to={pagePath({ kind: 'staff' })}>
            <Text id="staff.signIn" />
          </Link>
        </p>
      )}
      {error !== null && !isSignedOut && (
        <FailureNotice text="failure.load" onRetry={() => void refetch()} />
      )}
      {props.children}
    </div>
  );
}
