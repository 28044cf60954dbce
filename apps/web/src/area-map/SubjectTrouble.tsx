import { FailureNotice } from '../notices/FailureNotice.tsx';
import type { AreaMapSubject } from './area-map-subject.ts';

/** Says that what was chosen is not there, why, and whether what was chosen before still is. */
export function SubjectTrouble(props: {
  subject: Pick<AreaMapSubject, 'figures' | 'fetching' | 'trouble' | 'current' | 'retry'>;
}) {
  const { figures, fetching, trouble, current, retry } = props.subject;
  if (trouble === null || fetching) return null;
  const isKept = !current && figures.tones !== undefined;
  return (
    <FailureNotice
      text={isKept ? 'failure.kept' : 'failure.load'}
      trouble={trouble}
      onRetry={retry}
    />
  );
}
