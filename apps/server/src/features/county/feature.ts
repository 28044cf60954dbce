import type { Feature } from '../../platform/features/feature.ts';
import type { CountyRoutesOptions } from './routes.ts';

/** Names of the county that pages load when they need them. */
export function countyFeature(options: CountyRoutesOptions): Feature {
  return {
    name: 'county',
    async serve() {
      const { countyRoutes } = await import('./routes.ts');
      return { routes: (app) => countyRoutes(app, options) };
    },
  };
}
