import Button from '@mui/material/Button';
import { useEffect, useId } from 'react';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { Dialog } from '../../ui/mui/Dialog.tsx';
import { useStaffSession } from './api/use-staff-session.ts';
import { SignInOptions } from './SignInOptions.tsx';
import styles from './Staff.module.css';

/** Poll interval: the mailed link may be opened in another window. */
const POLL_INTERVAL_MS = 3_000;

/** Closes once the member is signed in, also in another window by a mailed link. */
export function SignInDialog(props: { why: MessageId; onClose: () => void }) {
  const { why, onClose } = props;
  const id = useId();
  const { data, isFetchedAfterMount } = useStaffSession(POLL_INTERVAL_MS);
  const isSignedIn = isFetchedAfterMount && data?.staff != null;
  useEffect(() => {
    if (isSignedIn) onClose();
  }, [isSignedIn, onClose]);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <div className={styles.dialog}>
        <h2 id={id}>
          <Text id="staff.signIn" />
        </h2>
        <p>
          <Text id={why} />
        </p>
        {data && <SignInOptions ways={data.ways} opensNewTab />}
        <Button onClick={onClose}>
          <Text id="staff.notNow" />
        </Button>
      </div>
    </Dialog>
  );
}
