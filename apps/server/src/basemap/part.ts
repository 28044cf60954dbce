import type { Part } from '../platform/parts/part.ts';
import { type CountyOfBaseMap, registerBaseMapCommands } from './commands.ts';
import type { BaseMapPlaces } from './keep-base-map.ts';

/** Serves the base map, a file outside the database. */
export function baseMapPart(
  county: CountyOfBaseMap,
  places: Omit<BaseMapPlaces, 'embedded'>,
): Part {
  return {
    name: 'basemap',
    async serve({ log }) {
      const { serveBaseMap } = await import('./serve-base-map.ts');
      return await serveBaseMap({ ...places, embedded: county.embedded }, log);
    },
    commands: (program, context) => registerBaseMapCommands(program, context, county),
  };
}
