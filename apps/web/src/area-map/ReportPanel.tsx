import { FailureNotice } from '../notices/FailureNotice.tsx';
import type { AreaMapParts } from './area-map-parts.ts';

/** The report of the chosen area, or what is said before one is chosen. */
export function ReportPanel({ state, subject, onVisit }: AreaMapParts) {
  const { report } = subject;
  return (
    <>
      {subject.failed && <FailureNotice text="failure.load" onRetry={subject.retry} />}
      {state.area === null ? report.intro(onVisit) : report.ofArea(state.area)}
      {report.foot}
    </>
  );
}
