import { FailureNotice } from '../notices/FailureNotice.tsx';
import type { AreaMapSubject } from './area-map-subject.ts';

type Troubled = Pick<
  AreaMapSubject,
  'figures' | 'notice' | 'fetching' | 'trouble' | 'current' | 'retry'
>;

/** Shows that the chosen data could not be loaded, why, and whether the previous data is still shown. */
export function SubjectTrouble({ subject }: { subject: Troubled }) {
  const { figures, fetching, trouble, current, retry } = subject;
  if (trouble === null || fetching) return subject.notice;
  const isKept = !current && figures.tones !== undefined;
  return (
    <>
      {subject.notice}
      <FailureNotice
        text={isKept ? 'failure.kept' : 'failure.load'}
        trouble={trouble}
        onRetry={retry}
      />
    </>
  );
}
