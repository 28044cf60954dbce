import Button from '@mui/material/Button';
import { useId } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { Dialog } from '../../../ui/mui/Dialog.tsx';
import styles from '../Staff.module.css';
import members from './Members.module.css';

/** Confirms that a member is signed out or removed. */
export function ConfirmMemberDialog(props: {
  email: string;
  what: 'sign-out' | 'remove';
  onDo: () => void;
  onClose: () => void;
}) {
  const { email, what, onDo, onClose } = props;
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <div className={styles.dialog}>
        <h2 id={id} className={members.confirmation}>
          <Text id={`staff.members.ask.${what}`} values={{ email }} />
        </h2>
        <p>
          <Text id={`staff.members.askText.${what}`} />
        </p>
        <div className={members.answers}>
          <Button onClick={onClose} autoFocus>
            <Text id="staff.members.keep" />
          </Button>
          <Button variant="contained" onClick={onDo}>
            <Text id={what === 'remove' ? 'staff.remove' : 'staff.members.signOut'} />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
