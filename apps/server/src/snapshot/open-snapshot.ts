import type { Part, Snapshot } from '../platform/parts/part.ts';
import type { BuiltSnapshot } from './build-snapshot.ts';
import { madeBy } from './made-by.ts';

/** A snapshot with the data that the next build reuses. */
export interface OpenSnapshot extends Snapshot {
  /** By feature name: what the builder returned, and the same with its look-ups. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly opened: ReadonlyMap<string, unknown>;
}

/** Opens the built features and reuses all others, with their compressed replies. */
export function openSnapshot(
  parts: readonly Part[],
  built: BuiltSnapshot,
  before?: OpenSnapshot,
): OpenSnapshot {
  const data = new Map<string, unknown>();
  const opened = new Map<string, unknown>();
  for (const part of parts) {
    const { name, snapshot } = part;
    if (snapshot === undefined) continue;
    if (built.data.has(name)) {
      const made = built.data.get(name);
      data.set(name, made);
      opened.set(
        name,
        snapshot.open(made, {
          before: before?.opened.get(name),
          of: (other) => madeBy(opened, other),
        }),
      );
    } else if (before !== undefined) {
      data.set(name, before.data.get(name));
      opened.set(name, before.opened.get(name));
    }
  }
  return { versions: built.versions, data, opened, of: (part) => madeBy(opened, part) };
}
