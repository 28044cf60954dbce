import type { ReactNode } from 'react';
import { FailureBoundary } from '../look/FailureBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';

/** Keeps a page's failure inside the page. */
export function PageFailure(props: { children: ReactNode }) {
  return (
    <FailureBoundary
      // A chunk that could not be fetched stays failed until the page is loaded again.
      fallback={() => (
        <FailureNotice text="failure.page" onRetry={() => window.location.reload()} />
      )}
    >
      {props.children}
    </FailureBoundary>
  );
}
