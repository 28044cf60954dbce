import styles from './FailureNotice.module.css';
import type { MessageId } from './messages/en.ts';
import { PlainButton } from './PlainButton.tsx';
import { Text } from './Text.tsx';

/** Says quietly that something could not be loaded, and offers to try again (reading 30). */
export function FailureNotice(props: { text: MessageId; onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <span>
        <Text id={props.text} />
      </span>
      <PlainButton className={styles.again} onClick={props.onRetry}>
        <Text id="failure.again" />
      </PlainButton>
    </div>
  );
}
