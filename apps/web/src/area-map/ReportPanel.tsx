import type { AreaMapLayoutProps } from './area-map-layout-props.ts';
import { FeatureLoadFailure } from './FeatureLoadFailure.tsx';

/** Shows the report of the chosen area, or the intro before one is chosen. */
export function ReportPanel({ state, feature, onVisit }: AreaMapLayoutProps) {
  const { report } = feature;
  return (
    <>
      <FeatureLoadFailure feature={feature} />
      {state.area === null ? report.intro(onVisit) : report.ofArea(state.area)}
      {report.foot}
    </>
  );
}
