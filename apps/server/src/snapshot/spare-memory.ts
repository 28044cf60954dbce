import type { Part } from '../platform/parts/part.ts';
import type { OpenSnapshot } from './open-snapshot.ts';

/** A part as it was before the one that serves; undefined before there was any. */
export interface Retired {
  readonly data: unknown;
  readonly opened: unknown;
}

/**
 * The memory of retired parts that nobody reads any more, by the names of the parts. What the part that serves has taken
 * over from the retired one is not spare.
 */
export function spareMemory(
  parts: readonly Part[],
  serving: OpenSnapshot,
  retired: ReadonlyMap<string, Retired>,
): ReadonlyMap<string, readonly SharedArrayBuffer[]> {
  const spare = new Map<string, readonly SharedArrayBuffer[]>();
  for (const { name, snapshot } of parts) {
    const before = retired.get(name);
    if (snapshot?.memoryOf === undefined || before?.data === undefined) continue;
    if ((snapshot.readers?.(before.opened) ?? 0) > 0) continue;
    const serves = new Set(snapshot.memoryOf(serving.data.get(name)));
    spare.set(
      name,
      snapshot.memoryOf(before.data).filter((memory) => !serves.has(memory)),
    );
  }
  return spare;
}
