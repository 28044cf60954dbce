import type { Part } from '../platform/parts/part.ts';
import { registerAirCommands } from './commands.ts';
import type { AirCounty } from './ingest/ingest-air.ts';
import { type AirRecipe, loadSampleAir } from './sample/load-sample-air.ts';

export interface AirOptions extends AirCounty {
  /** The invented air of the county, fetched when it is loaded. */
  sampleRecipe(): Promise<AirRecipe>;
}

const clock = () => new Date();

/** Fine particles in the air, hour by hour: what the stations read, and the loading of their readings. */
export function airPart({ timeZone, searchBounds, sampleRecipe }: AirOptions): Part {
  return {
    name: 'air',
    async serve({ pool }) {
      const { growSample } = await import('./sample/grow-sample.ts');
      return { jobs: [growSample({ pool, sampleRecipe, clock })] };
    },
    ingest: (ingest, context) => registerAirCommands(ingest, context, { timeZone, searchBounds }),
    async loadSample(client, { scale, tell }) {
      tell('two years of invented air');
      await loadSampleAir(client, await sampleRecipe(), { now: clock(), scale });
    },
  };
}
