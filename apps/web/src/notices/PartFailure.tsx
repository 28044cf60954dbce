import type { ReactNode } from 'react';
import { FailureBoundary } from '../look/FailureBoundary.tsx';
import { letFailedBeTriedAgain } from '../net/drawn-parts.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** Contains failed imports of a section, with a button to retry. */
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
