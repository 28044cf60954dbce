import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';
import { PlainButton } from '../look/PlainButton.tsx';
import type { Trouble } from '../net/loads.ts';
import styles from './FailureNotice.module.css';

/** Says quietly that something could not be loaded, and why, and offers to try again (reading 30). */
export function FailureNotice(props: {
  text: MessageId;
  /** Why, where it is known. */
  trouble?: Trouble | null;
  onRetry: () => void;
}) {
  return (
    <div className={styles.notice} role="alert">
      <span>
        <Text id={props.text} />
        {props.trouble && (
          <>
            {' '}
            <Text id={`failure.${props.trouble}`} />
          </>
        )}
      </span>
      <PlainButton className={styles.again} onClick={props.onRetry}>
        <Text id="failure.again" />
      </PlainButton>
    </div>
  );
}
