import type { Part } from '../platform/parts/part.ts';
import type { OpenSnapshot } from './open-snapshot.ts';

/**
 * The memory of retired parts that nobody reads any more, by the names of the parts. What the part that serves has taken
 * over from the retired one is not spare.
 * @param retired each part as it was before the one that serves
 */
export function spareMemory(
  parts: readonly Part[],
  serving: OpenSnapshot,
  retired: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly SharedArrayBuffer[]> {
  const spare = new Map<string, readonly SharedArrayBuffer[]>();
  for (const { name, snapshot } of parts) {
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
