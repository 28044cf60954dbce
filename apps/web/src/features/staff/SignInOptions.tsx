import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { beginProviderSignInRoute } from '@townlight/contract/staff/identity-provider';
import type { StaffSessionReply } from '@townlight/contract/staff/sessions';
import { pagePath } from '@townlight/domain/pages';
import { useState } from 'react';
import { useHref } from 'react-router';
import { ApiFailure } from '../../http/api-request.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { requestSignInLink, signInByPasskey } from './api/sign-in.ts';
import { useInvalidateStaffSession } from './api/use-staff-session.ts';
import { useServerMessages } from './messages/use-server-messages.ts';
import styles from './Staff.module.css';

/** Offers the sign-in methods of this installation: a passkey, a mailed link, an identity provider. */
export function SignInOptions({
  ways,
  to = pagePath({ kind: 'staff' }),
  opensNewTab = false,
  onSignedIn,
}: {
  ways: StaffSessionReply['ways'];
  /** The page to continue with, without its language prefix. */
  to?: string;
  /** Opens the identity provider in a new window, because the page has unsaved changes. */
  opensNewTab?: boolean;
  /** Called after a sign-in on this page. */
  onSignedIn?: () => void;
}) {
  const text = useText();
  const serverMessages = useServerMessages();
  const changed = useInvalidateStaffSession();
  const next = useHref(to);
  const [email, setEmail] = useState('');
  const [notice, setNotice] = useState<{ text: string; isFault: boolean } | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (act: () => Promise<string | null>, refused?: MessageId) => {
    if (busy) return;
    setBusy(true);
    setNotice(null);
    try {
      const message = await act();
      if (message !== null) setNotice({ text: message, isFault: false });
    } catch (error) {
      // The browser's passkey errors are not meant for users, so a generic message replaces them.
      const fault =
        error instanceof ApiFailure
          ? serverMessages.failure(error, refused)
          : text('staff.noPasskey');
      setNotice({ text: fault, isFault: true });
    } finally {
      setBusy(false);
    }
  };
  const byPasskey = () =>
    attempt(async () => {
      await signInByPasskey();
      await changed();
      onSignedIn?.();
      return null;
    }, 'staff.failed.passkey');

  return (
    <div className={styles.ways}>
      <Button variant="contained" aria-disabled={busy} onClick={() => void byPasskey()}>
        <Text id="staff.byPasskey" />
      </Button>
      {ways.provider && (
        <Button
          variant="outlined"
          href={`${beginProviderSignInRoute.path}?to=${next}`}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          <Text id="staff.byProvider" values={{ name: ways.provider.name }} />
        </Button>
      )}
      {ways.mail ? (
        <form
          className={styles.ways}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(async () =>
              serverMessages.success(await requestSignInLink(email.trim()), 'staff.linkSent'),
            );
          }}
        >
          <TextField
            size="small"
            type="email"
            autoComplete="email"
            label={text('staff.email')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="outlined" aria-disabled={busy}>
            <Text id="staff.mailLink" />
          </Button>
        </form>
      ) : (
        <p className={styles.muted}>
          <Text
            id="staff.noMail"
            values={{ code: <code>townlight staff invite ana@example.org</code> }}
          />
        </p>
      )}
      <p
        role={notice?.isFault ? 'alert' : 'status'}
        className={notice?.isFault ? styles.fault : ''}
      >
        {notice?.text}
      </p>
    </div>
  );
}
