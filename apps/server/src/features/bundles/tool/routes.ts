import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { bundleHistoryRoutes } from './history-routes.ts';
import { bundlePreviewRoutes } from './preview-routes.ts';
import { bundleReadRoutes } from './read-routes.ts';
import { openToolTables, type ToolTables, type ToolTablesInput } from './tool-tables.ts';
import { bundleWriteRoutes } from './write-routes.ts';

/** Registers all routes of the Bundle Tool. // spec 7 */
export function bundleToolRoutes(
  app: App,
  server: FeatureServerContext<unknown>,
  current: () => ToolTablesInput,
): void {
  const tables = cacheToolTables(current);
  bundleReadRoutes(app, tables);
  bundleWriteRoutes(app, server);
  bundleHistoryRoutes(app, server);
  bundlePreviewRoutes(app, server, () => ({ tables: tables(), records: current().records }));
}

/** Returns the tables of the current snapshot; they are created again when categories or records changed. */
function cacheToolTables(current: () => ToolTablesInput): () => ToolTables {
  let cached: { readonly input: ToolTablesInput; readonly tables: ToolTables } | undefined;
  return () => {
    const input = current();
    if (
      cached?.input.bundles !== input.bundles ||
      cached.input.records.recordsOfCode !== input.records.recordsOfCode
    )
      cached = { input, tables: openToolTables(input) };
    return cached.tables;
  };
}
