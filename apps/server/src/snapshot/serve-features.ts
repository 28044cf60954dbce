import type { Feature, FeatureServerContext, ServedFeature } from '../platform/features/feature.ts';

/** Calls `serve` of every feature, in the order of the list. */
export async function serveFeatures(
  features: readonly Feature[],
  server: Omit<FeatureServerContext<unknown>, 'currentData'>,
): Promise<readonly ServedFeature[]> {
  const served: ServedFeature[] = [];
  for (const feature of features) {
    const servedFeature = await feature.serve?.({
      ...server,
      currentData: () => server.current().of(feature),
    });
    if (servedFeature !== undefined) served.push(servedFeature);
  }
  return served;
}
