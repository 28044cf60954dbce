import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../../http/api-request.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStaffSession } from './api/use-staff-session.ts';
import { refusalMessageId } from './messages/refusal-message-id.ts';
import { useServerMessages } from './messages/use-server-messages.ts';
import { SignInOptions } from './SignInOptions.tsx';
import styles from './Staff.module.css';

const SIGN_IN_AGAIN = 'staff.refused.sign-in-again';

/**
 * Makes changes that need a new sign-in. Where the sign-in is too old, `fault` offers to sign in again.
 * @param refused the message for any other failure
 */
export function useProtectedChange(refused: MessageId): {
  /** @returns whether the change was made */
  attempt(act: () => Promise<void>): Promise<boolean>;
  readonly fault: ReactNode;
} {
  const text = useText();
  const serverMessages = useServerMessages();
  const ways = useStaffSession().data?.ways;
  const [fault, setFault] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const clear = () => {
    setFault(null);
    setNeedsSignIn(false);
  };
  return {
    async attempt(act) {
      clear();
      try {
        await act();
        return true;
      } catch (error) {
        if (refusalMessageId(error) === SIGN_IN_AGAIN) {
          setNeedsSignIn(true);
          setFault(text(SIGN_IN_AGAIN));
        } else
          setFault(
            error instanceof ApiFailure ? serverMessages.failure(error, refused) : text(refused),
          );
        return false;
      }
    },
    fault: (
      <>
        {fault !== null && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        {needsSignIn && ways && <SignInOptions ways={ways} onSignedIn={clear} />}
      </>
    ),
  };
}
