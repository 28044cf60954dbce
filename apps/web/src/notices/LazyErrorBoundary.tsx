import type { ReactNode } from 'react';
import { resetFailedImports } from '../http/lazy-imports.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';

/** Contains failed imports of a section, with a button to retry. */
export function LazyErrorBoundary(props: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(onRetry) => (
        <FailureNotice
          text="failure.part"
          failure={navigator.onLine ? 'unreachable' : 'offline'}
          onRetry={() => {
            resetFailedImports();
            onRetry();
          }}
        />
      )}
    >
      {props.children}
    </ErrorBoundary>
  );
}
