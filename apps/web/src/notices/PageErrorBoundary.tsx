import type { ReactNode } from 'react';
import { forgetFailedImports } from '../http/lazy-imports.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';

/** Contains errors of a page within the page. Without a connection its code could not be loaded. */
export function PageErrorBoundary(props: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(onRetry) =>
        navigator.onLine ? (
          // A failed chunk stays failed until the page is reloaded.
          <FailureNotice text="failure.page" onRetry={() => window.location.reload()} />
        ) : (
          // a reload would leave nothing to read
          <FailureNotice
            text="failure.part"
            failure="offline"
            onRetry={() => {
              forgetFailedImports();
              onRetry();
            }}
          />
        )
      }
    >
      {props.children}
    </ErrorBoundary>
  );
}
