import Button from '@mui/material/Button';
import type { FeedbackEntry } from '@townlight/contract/feedback';
import { useId } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { Dialog } from '../../../ui/mui/Dialog.tsx';
import styles from './FeedbackList.module.css';

/** Confirms a deletion, which cannot be undone. */
export function DeleteFeedbackDialog(props: {
  entry: FeedbackEntry;
  onDelete: () => void;
  onClose: () => void;
}) {
  const id = useId();
  const { entry, onDelete, onClose } = props;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <div className={styles.dialog}>
        <h2 id={id}>
          <Text id="feedbackList.deleteAsk" values={{ id: String(entry.id) }} />
        </h2>
        <p className={styles.answer} lang={entry.language}>
          {entry.comment}
        </p>
        <p className={styles.muted}>
          <Text id="feedbackList.deleteText" />
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose} autoFocus>
            <Text id="feedbackList.keep" />
          </Button>
          <Button variant="contained" onClick={onDelete}>
            <Text id="feedbackList.delete" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
