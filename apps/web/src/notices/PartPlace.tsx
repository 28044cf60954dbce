import type { ReactNode } from 'react';
import type { Loads } from '../net/loads.ts';
import { FailureNotice } from './FailureNotice.tsx';

/** What stands where a part of a page has no figures: its room while they load, then why there are none and how to ask again. */
export function PartPlace(props: { loads: Loads; children: ReactNode }) {
  const { loading, trouble, retry } = props.loads;
  if (trouble === null || loading) return props.children;
  return <FailureNotice text="failure.load" trouble={trouble} onRetry={retry} />;
}
