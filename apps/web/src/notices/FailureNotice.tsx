import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';
import { PlainButton } from '../look/PlainButton.tsx';
import type { LoadFailure } from '../net/loads.ts';
import styles from './FailureNotice.module.css';

/** Shows that something could not be loaded, and why, with a button to retry (reading 30). */
export function FailureNotice(props: {
  text: MessageId;
  /** The cause, where it is known. */
  failure?: LoadFailure | null;
  onRetry: () => void;
}) {
  return (
    <div className={styles.notice} role="alert">
      <span>
        <Text id={props.text} />
        {props.failure && (
          <>
            {' '}
            <Text id={`failure.${props.failure}`} />
          </>
        )}
      </span>
      <PlainButton className={styles.again} onClick={props.onRetry}>
        <Text id="failure.again" />
      </PlainButton>
    </div>
  );
}
