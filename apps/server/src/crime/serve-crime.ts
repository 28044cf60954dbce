import type { DaytimePlaces } from '@townlight/domain/places';
import type { PlacesSnapshot } from '../places/index.ts';
import type { Served } from '../platform/parts/part.ts';
import { daytimeRoutes } from './daytime-routes.ts';
import { type CrimePagesOptions, openCrimePages } from './pages/open-crime-pages.ts';
import { crimeRoutes } from './routes.ts';
import type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';
import { crimeTrackerRoutes } from './tracker-routes.ts';

/**
 * Creates the routes and pages of crime.
 * @param crime throws before the first snapshot
 * @param places throws before the first snapshot
 */
export function serveCrime(
  crime: () => CrimeSnapshot,
  places: () => PlacesSnapshot,
  options: { readonly pages: CrimePagesOptions; readonly daytime: DaytimePlaces },
): Served {
  const pages = openCrimePages(() => ({ crime: crime(), places: places() }), options.pages);
  return {
    routes(app) {
      crimeRoutes(app, crime);
      crimeTrackerRoutes(app, crime);
      daytimeRoutes(app, crime, options.daytime);
      pages.routes(app);
    },
    pages: pages.pages,
    close: pages.close,
  };
}
