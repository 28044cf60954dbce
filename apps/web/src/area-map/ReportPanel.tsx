import { CrimeReport } from '../crime/report/CrimeReport.tsx';
import { ReportIntro } from '../crime/report/ReportIntro.tsx';
import { MapProblem } from '../feedback/MapProblem.tsx';
import { FailureNotice } from '../notices/FailureNotice.tsx';
import type { SafetyMapParts } from './safety-map-parts.ts';

/** The report of the chosen area, or what is said before one is chosen. */
export function ReportPanel(props: SafetyMapParts) {
  const { state, data, change } = props;
  return (
    <>
      {data.failed && <FailureNotice text="failure.load" onRetry={data.retry} />}
      {state.area === null ? (
        <ReportIntro state={state} data={data} onChoose={props.onVisit} />
      ) : (
        <CrimeReport
          id={state.area}
          state={state}
          data={data}
          takeFocus={props.takeFocus}
          onClear={() => change({ area: null })}
          onMeasure={(measure) => change({ measure })}
        />
      )}
      <MapProblem />
    </>
  );
}
