import type { Config } from '../../config.ts';
import type { Feature } from '../../platform/parts/part.ts';
import { makeTestFeatures } from '../parts-for-tests.ts';
import { streetTreesFeature } from './part.ts';

export const url = import.meta.url;

export function listFeatures(
  config: Pick<Config, 'mapboxToken' | 'geocoderUrl'>,
): readonly Feature[] {
  const features = makeTestFeatures(config);
  return [...Object.values(features), streetTreesFeature(features.places)];
}
