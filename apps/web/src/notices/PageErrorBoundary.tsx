import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';

/** Contains errors of a page within the page. */
export function PageErrorBoundary(props: { children: ReactNode }) {
  return (
    <ErrorBoundary
      // A failed chunk stays failed until the page is reloaded.
      fallback={() => (
        <FailureNotice text="failure.page" onRetry={() => window.location.reload()} />
      )}
    >
      {props.children}
    </ErrorBoundary>
  );
}
