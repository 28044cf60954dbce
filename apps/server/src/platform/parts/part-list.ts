import type { RegisterCommands } from '../command-line/run-command-line.ts';
import type { EnteredTable } from '../database/backup.ts';
import type { Part } from './part.ts';
import type { ReleaseKind } from './release-kind.ts';

/** A module that lists the features: the main thread and the builder's thread each import it. */
export interface PartsModule<Settings> {
  listParts(settings: Settings): readonly Part[];
}

/**
 * Validates the list of features and returns it.
 * @throws Error where two have the same name, or one needs a feature that is not listed before it
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

/** Returns the command `ingest` with the subcommands of all features. */
export function ingestCommands(parts: readonly Part[]): RegisterCommands {
  return (program, context) => {
    const ingest = program
      .command('ingest')
      .description('publish records or reference data, each load all or nothing');
    for (const part of parts) part.ingest?.(ingest, context);
  };
}

/** Returns the other commands of all features. */
export function partCommands(parts: readonly Part[]): RegisterCommands[] {
  return parts.flatMap(({ commands }) => commands ?? []);
}

/** Returns the release handlers of all features. */
export function releaseKinds(parts: readonly Part[]): readonly ReleaseKind[] {
  return parts.flatMap(({ releases = [] }) => releases);
}

/** Returns the tables that the embedded store backs up after each change, parents before children. */
export function enteredTables(parts: readonly Part[]): readonly EnteredTable[] {
  return parts.flatMap(({ name, entered = [] }) =>
    entered.map((table) => ({ ...table, subject: name })),
  );
}
