import type { Pool } from 'pg';
import type { Feature, Snapshot } from '../platform/features/feature.ts';
import { type BuiltSnapshot, buildSnapshot, getFeatureValue } from './build-snapshot.ts';

/** A snapshot with the data that the next build reuses. */
export interface OpenSnapshot extends Snapshot {
  /** By feature name: what the builder returned, and the same with its look-ups. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly opened: ReadonlyMap<string, unknown>;
}

/** Opens the built features and reuses all others, with their compressed replies. */
export function openSnapshot(
  features: readonly Feature[],
  built: BuiltSnapshot,
  before?: OpenSnapshot,
): OpenSnapshot {
  const data = new Map<string, unknown>();
  const opened = new Map<string, unknown>();
  for (const feature of features) {
    const { name, snapshot } = feature;
    if (snapshot === undefined) continue;
    if (built.data.has(name)) {
      const featureData = built.data.get(name);
      data.set(name, featureData);
      opened.set(
        name,
        snapshot.open(featureData, {
          before: before?.opened.get(name),
          of: (other) => getFeatureValue(opened, other),
        }),
      );
    } else if (before !== undefined) {
      data.set(name, before.data.get(name));
      opened.set(name, before.opened.get(name));
    }
  }
  return {
    versions: built.versions,
    data,
    opened,
    of: (feature) => getFeatureValue(opened, feature),
  };
}

/** Reads the current figures for a command that needs them once; takes seconds for a large county. */
export async function readCurrentSnapshot(
  pool: Pool,
  features: readonly Feature[],
): Promise<Snapshot> {
  return openSnapshot(features, await buildSnapshot(pool, features));
}
