import type { ReactNode } from 'react';
import type { Loads } from '../net/loads.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** Shows `children` as a placeholder while a section loads, then the failure with a retry button. */
export function PartPlace(props: { loads: Loads; children: ReactNode }) {
  const { loading, trouble, retry } = props.loads;
  if (trouble === null || loading) return props.children;
  return <FailureNotice text="failure.load" trouble={trouble} onRetry={retry} />;
}
