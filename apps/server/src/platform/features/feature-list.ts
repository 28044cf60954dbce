import type { RegisterCommands } from '../command-line/run-command-line.ts';
import type { UserDataTable } from '../database/backup.ts';
import type { Feature, FeatureServerContext, ServedFeature } from './feature.ts';
import type { ReleaseHandler } from './release-handler.ts';

/** A module that lists the features: the main thread and the builder's thread each import it. */
export interface FeaturesModule<Settings> {
  listFeatures(settings: Settings): readonly Feature[];
}

/**
 * Validates the list of features and returns it.
 * @throws Error where two have the same name, or one needs a feature that is not listed before it
 */
export function validateFeatures(features: readonly Feature[]): readonly Feature[] {
  const known = new Set<string>();
  for (const { name, needs = [] } of features) {
    for (const other of needs)
      if (!known.has(other.name))
        throw new Error(`the feature ${name} needs ${other.name}: list ${other.name} before it`);
    if (known.has(name))
      throw new Error(`two features are named ${name}; their data would be mixed`);
    known.add(name);
  }
  return features;
}

/** Returns the command `ingest` with the subcommands of all features. */
export function createIngestCommands(features: readonly Feature[]): RegisterCommands {
  return (program, context) => {
    const ingest = program
      .command('ingest')
      .description('publish records or reference data, each load all or nothing');
    for (const feature of features) feature.ingest?.(ingest, context);
  };
}

/** Returns the other commands of all features. */
export function listFeatureCommands(features: readonly Feature[]): RegisterCommands[] {
  return features.flatMap(({ commands }) => commands ?? []);
}

/** Returns the release handlers of all features. */
export function listReleaseHandlers(features: readonly Feature[]): readonly ReleaseHandler[] {
  return features.flatMap(({ releases = [] }) => releases);
}

/** Returns the tables that the embedded store backs up after each change, parents before children. */
export function listUserDataTables(features: readonly Feature[]): readonly UserDataTable[] {
  return features.flatMap(({ name, userDataTables = [] }) =>
    userDataTables.map((table) => ({ ...table, subject: name })),
  );
}

/** Calls `serve` of every feature, in the order of the list. */
export async function serveFeatures(
  features: readonly Feature[],
  server: Omit<FeatureServerContext<unknown>, 'currentData'>,
): Promise<readonly ServedFeature[]> {
  const served: ServedFeature[] = [];
  for (const feature of features) {
    const servedFeature = await feature.serve?.({
      ...server,
      currentData: () => server.current().of(feature),
    });
    if (servedFeature !== undefined) served.push(servedFeature);
  }
  return served;
}
