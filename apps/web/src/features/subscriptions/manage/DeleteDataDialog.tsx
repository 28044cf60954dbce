import Button from '@mui/material/Button';
import { useId } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { Dialog } from '../../../ui/mui/Dialog.tsx';
import styles from './EmailSettings.module.css';

/** Confirms the deletion of the subscriber's data. */
export function DeleteDataDialog(props: {
  email: string;
  onDelete: () => void;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.question}>
        <h2 id={`${id}-title`}>
          <Text id="subscription.deleteTitle" />
        </h2>
        <p id={`${id}-text`}>
          <Text id="subscription.deleteText" values={{ email: props.email }} />
        </p>
        <div>
          <Button onClick={props.onClose}>
            <Text id="subscription.keep" />
          </Button>
          <Button variant="contained" color="error" onClick={props.onDelete}>
            <Text id="subscription.deleteAll" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
