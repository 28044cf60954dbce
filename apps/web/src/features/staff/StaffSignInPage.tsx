import Button from '@mui/material/Button';
import { PROVIDER_ERRORS } from '@townlight/contract/staff/identity-provider';
import { pagePath } from '@townlight/domain/pages';
import { resolveSignInRedirect } from '@townlight/domain/staff';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useLinkToken } from '../../page/use-link-token.ts';
import { signInByLink } from './api/sign-in.ts';
import { useInvalidateStaffSession, useStaffSession } from './api/use-staff-session.ts';
import { refusalMessageId } from './messages/refusal-message-id.ts';
import { useServerMessages } from './messages/use-server-messages.ts';
import { SignInOptions } from './SignInOptions.tsx';
import styles from './Staff.module.css';

/**
 * Target of mailed links and of pages that need a sign-in. The secret of a link is removed from the address at once and
 * used when the button is pressed, so that link scanners of mail programs sign no one in (reading 27, 28).
 */
export function StaffSignInPage() {
  const text = useText();
  const session = useStaffSession().data;
  const token = useLinkToken()?.token ?? null;
  const [query] = useSearchParams();
  const problem = PROVIDER_ERRORS.find((one) => one === query.get('problem'));
  const to = resolveSignInRedirect(query.get('to'));
  if (session?.staff && token === null) return <Navigate to={to} replace />;
  return (
    <div className={styles.page}>
      <title>{text('app.title', { page: text('staff.signIn') })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.column}>
        <h1>
          <Text id="staff.signIn" />
        </h1>
        {problem && (
          <p role="alert" className={styles.fault}>
            <Text id={`staff.problem.${problem}`} />
          </p>
        )}
        {token !== null ? (
          <ByLink token={token} />
        ) : (
          <>
            <p>
              <Text id="staff.signInText" />
            </p>
            {session && <SignInOptions ways={session.ways} to={to} />}
          </>
        )}
      </div>
    </div>
  );
}

function ByLink({ token }: { token: string }) {
  const serverMessages = useServerMessages();
  const changed = useInvalidateStaffSession();
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready');
  const [fault, setFault] = useState<string | null>(null);
  if (state === 'done') return <Navigate to={pagePath({ kind: 'staff' })} replace />;
  const signIn = async () => {
    if (state === 'sending') return;
    setState('sending');
    setFault(null);
    try {
      await signInByLink(token);
      await changed();
      setState('done');
    } catch (error) {
      setFault(serverMessages.failure(error, refusalMessageId(error) ?? 'staff.failed.link'));
      setState('ready');
    }
  };
  return (
    <>
      <p>
        <Text id="staff.linkText" />
      </p>
      <Button variant="contained" aria-disabled={state === 'sending'} onClick={() => void signIn()}>
        <Text id="staff.signIn" />
      </Button>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}
