import type { Feature } from '../platform/features/feature.ts';
import type { OpenSnapshot } from './open-snapshot.ts';

/**
 * Finds memory of retired data without readers, by feature name. Memory that the serving data reuses is excluded.
 * @param retired each feature's data before the serving one
 */
export function findSpareMemory(
  features: readonly Feature[],
  serving: OpenSnapshot,
  retired: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly SharedArrayBuffer[]> {
  const spare = new Map<string, readonly SharedArrayBuffer[]>();
  for (const { name, snapshot } of features) {
    const before = retired.get(name);
    if (snapshot?.memoryOf === undefined || before === undefined) continue;
    if ((snapshot.readers?.(before) ?? 0) > 0) continue;
    const serves = new Set(snapshot.memoryOf(serving.opened.get(name)));
    spare.set(
      name,
      snapshot.memoryOf(before).filter((memory) => !serves.has(memory)),
    );
  }
  return spare;
}
