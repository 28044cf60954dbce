import type { Config } from '../../config/config.ts';
import type { Feature } from '../../platform/features/feature.ts';
import { makeTestFeatures } from '../test-features.ts';
import { streetTreesFeature } from './feature.ts';

export const url = import.meta.url;

export function listFeatures(
  config: Pick<Config, 'mapboxToken' | 'geocoderUrl'>,
): readonly Feature[] {
  const features = makeTestFeatures(config);
  return [...Object.values(features), streetTreesFeature(features.places)];
}
