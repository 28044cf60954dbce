import type { ReactNode } from 'react';
import type { Loads } from '../http/loads.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** Shows `children` as a placeholder while a section loads, then the failure with a retry button. */
export function LoadPlaceholder(props: { loads: Loads; children: ReactNode }) {
  const { loading, failure, retry } = props.loads;
  if (failure === null || loading) return props.children;
  return <FailureNotice text="failure.load" failure={failure} onRetry={retry} />;
}
