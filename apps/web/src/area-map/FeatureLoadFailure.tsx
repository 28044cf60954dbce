import { FailureNotice } from '../notices/FailureNotice.tsx';
import type { AreaMapFeature } from './area-map-feature.ts';

type FeatureLoadState = Pick<
  AreaMapFeature,
  'figures' | 'notice' | 'fetching' | 'failure' | 'current' | 'retry'
>;

/** Shows that the chosen data could not be loaded, why, and whether the previous data is still shown. */
export function FeatureLoadFailure({ feature }: { feature: FeatureLoadState }) {
  const { figures, fetching, failure, current, retry } = feature;
  if (failure === null || fetching) return feature.notice;
  const showsPrevious = !current && figures.tones !== undefined;
  return (
    <>
      {feature.notice}
      <FailureNotice
        text={showsPrevious ? 'failure.kept' : 'failure.load'}
        failure={failure}
        onRetry={retry}
      />
    </>
  );
}
