import type { ReactNode } from 'react';
import { forgetFailedImports } from '../http/lazy-imports.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';

/** Contains failed imports of a section, with a button to retry. */
export function LazyErrorBoundary(props: { text?: MessageId; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(onRetry) => (
        <FailureNotice
          text={props.text ?? 'failure.part'}
          failure={navigator.onLine ? 'unreachable' : 'offline'}
          onRetry={() => {
            forgetFailedImports();
            onRetry();
          }}
        />
      )}
    >
      {props.children}
    </ErrorBoundary>
  );
}
