import type { ReactNode } from 'react';
import type { LoadFailure, Loads } from '../http/loads.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { Text } from '../i18n/Text.tsx';
import { PlainButton } from '../ui/Buttons.tsx';
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

/** Shows `children` as a placeholder while a section loads, then the failure with a retry button. */
export function LoadPlaceholder(props: { loads: Loads; children: ReactNode }) {
  const { loading, failure, retry } = props.loads;
  if (failure === null || loading) return props.children;
  return <FailureNotice text="failure.load" failure={failure} onRetry={retry} />;
}
