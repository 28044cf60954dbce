import type { DaytimeTable } from '@townlight/domain/places';
import type { ServedFeature } from '../../platform/features/feature.ts';
import type { PlacesSnapshot } from '../places/index.ts';
import { type CrimePagesOptions, createCrimePages } from './pages/create-crime-pages.ts';
import { registerCrimeRoutes } from './routes/crime-routes.ts';
import { registerDaytimeRoutes } from './routes/daytime-routes.ts';
import { registerCrimeTrackerRoutes } from './routes/tracker-routes.ts';
import type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';

/**
 * Creates the routes and pages of crime.
 * @param crime throws before the first snapshot
 * @param places throws before the first snapshot
 */
export function serveCrime(
  crime: () => CrimeSnapshot,
  places: () => PlacesSnapshot,
  options: { readonly pages: CrimePagesOptions; readonly daytime: DaytimeTable },
): ServedFeature {
  const pages = createCrimePages(() => ({ crime: crime(), places: places() }), options.pages);
  return {
    routes(app) {
      registerCrimeRoutes(app, crime);
      registerCrimeTrackerRoutes(app, crime);
      registerDaytimeRoutes(app, crime, options.daytime);
      pages.routes(app);
    },
    pages: pages.pages,
    close: pages.close,
  };
}
