import Button from '@mui/material/Button';
import styles from './FailureNotice.module.css';
import type { MessageId } from './messages/en.ts';
import { Text } from './Text.tsx';

/** Says quietly that something could not be loaded, and offers to try again (reading 30). */
export function FailureNotice(props: { text: MessageId; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <span>
        <Text id={props.text} />
      </span>
      <Button size="small" color="inherit" variant="outlined" onClick={props.onRetry}>
        <Text id="failure.again" />
      </Button>
    </div>
  );
}
