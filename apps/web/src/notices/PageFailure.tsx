import type { ReactNode } from 'react';
import { FailureBoundary } from '../look/FailureBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';

/** Contains errors of a page within the page. */
export function PageFailure(props: { children: ReactNode }) {
  return (
    <FailureBoundary
      // A failed chunk stays failed until the page is reloaded.
      fallback={() => (
        <FailureNotice text="failure.page" onRetry={() => window.location.reload()} />
      )}
    >
      {props.children}
    </FailureBoundary>
  );
}
