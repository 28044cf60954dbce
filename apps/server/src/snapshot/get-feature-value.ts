import type { Feature } from '../platform/features/feature.ts';

/**
 * Returns a feature's value from a map of all features' values. This is the only unchecked cast: the list and the map
 * have mixed types. The map contains under each feature's name what that feature built or opened, and names are unique
 * (`validateFeatures`).
 * @throws Error when the feature has no value
 */
export function getFeatureValue<Value>(
  values: ReadonlyMap<string, unknown>,
  { name }: Feature,
): Value {
  if (!values.has(name))
    throw new Error(`the part ${name} is not in the snapshot; add it to the list of parts`);
  return values.get(name) as Value;
}
