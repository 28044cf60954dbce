import type { ReactNode } from 'react';
import { FailureBoundary } from '../look/FailureBoundary.tsx';
import { letFailedBeTriedAgain } from '../net/drawn-parts.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** Keeps to itself that the code of a part of a page could not be fetched, and lets the reader try again. */
export function PartFailure(props: { children: ReactNode }) {
  return (
    <FailureBoundary
      fallback={(onRetry) => (
        <FailureNotice
          text="failure.part"
          trouble={navigator.onLine ? 'unreachable' : 'offline'}
          onRetry={() => {
            letFailedBeTriedAgain();
            onRetry();
          }}
        />
      )}
    >
      {props.children}
    </FailureBoundary>
  );
}
