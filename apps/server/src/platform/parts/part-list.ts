import type { RegisterCommands } from '../command-line/run-command-line.ts';
import type { EnteredTable } from '../database/backup.ts';
import type { Part } from './part.ts';
import type { ReleaseKind } from './release-kind.ts';

/** A module that lists the parts: the main thread and the builder's thread import the same one, each for itself. */
export interface PartsModule<Settings> {
  listParts(settings: Settings): readonly Part[];
}

/**
 * The parts, after a look at the list.
 * @throws Error where two have one name, or one needs a part that does not stand before it
 */
export function checkedParts(parts: readonly Part[]): readonly Part[] {
  const known = new Set<string>();
  for (const { name, needs = [] } of parts) {
    for (const other of needs)
      if (!known.has(other.name))
        throw new Error(`the part ${name} needs ${other.name}: list ${other.name} before it`);
    if (known.has(name)) throw new Error(`two parts are called ${name}; their data would be mixed`);
    known.add(name);
  }
  return parts;
}

/** The command `ingest` with those of all parts. */
export function ingestCommands(parts: readonly Part[]): RegisterCommands {
  return (program, context) => {
    const ingest = program
      .command('ingest')
      .description('publish records or reference data, each load all or nothing');
    for (const part of parts) part.ingest?.(ingest, context);
  };
}

/** All other commands of the parts. */
export function partCommands(parts: readonly Part[]): RegisterCommands[] {
  return parts.flatMap(({ commands }) => commands ?? []);
}

/** What can be done with the releases of all parts. */
export function releaseKinds(parts: readonly Part[]): readonly ReleaseKind[] {
  return parts.flatMap(({ releases = [] }) => releases);
}

/** The tables that the embedded store backs up after each change, parents before children. */
export function enteredTables(parts: readonly Part[]): readonly EnteredTable[] {
  return parts.flatMap(({ name, entered = [] }) =>
    entered.map((table) => ({ ...table, subject: name })),
  );
}
