import type { Feature } from '../../platform/features/feature.ts';
import type { BaseMapLocations } from './base-map-store.ts';
import { type CountyBaseMap, registerBaseMapCommands } from './commands.ts';

/** Serves the base map, a file outside the database. */
export function baseMapFeature(
  county: CountyBaseMap,
  locations: Omit<BaseMapLocations, 'embedded' | 'bounds'>,
): Feature {
  return {
    name: 'basemap',
    async serve({ log }) {
      const { serveBaseMap } = await import('./serve-base-map.ts');
      return await serveBaseMap(
        { ...locations, embedded: county.embedded, bounds: county.bounds },
        log,
      );
    },
    commands: (program, context) => registerBaseMapCommands(program, context, county),
  };
}
