import type { AreaMapParts } from './area-map-parts.ts';
import { SubjectTrouble } from './SubjectTrouble.tsx';

/** Shows the report of the chosen area, or the intro before one is chosen. */
export function ReportPanel({ state, subject, onVisit }: AreaMapParts) {
  const { report } = subject;
  return (
    <>
      <SubjectTrouble subject={subject} />
      {state.area === null ? report.intro(onVisit) : report.ofArea(state.area)}
      {report.foot}
    </>
  );
}
