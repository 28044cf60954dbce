import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';
import { PlainButton } from '../look/PlainButton.tsx';
import styles from './FailureNotice.module.css';

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
