import type { AreaForecast } from '@townlight/domain/air';
import { addDays } from '@townlight/domain/time';
import type { Feature } from '../../platform/features/feature.ts';
import { registerForecastCommand } from './commands.ts';
import { type ForecastCounty, toForecastDay } from './ingest/ingest-forecast.ts';
import { forecastReleaseKind } from './release-kind.ts';
import { readForecasts } from './store.ts';

const now = () => new Date();

/**
 * Creates the feature of AirNow's forecasts. It has a separate data version, so that a new forecast does not rebuild
 * the figures of the air.
 */
export function airForecastFeature(
  county: ForecastCounty,
  clock: () => Date = now,
): Feature<readonly AreaForecast[], readonly AreaForecast[]> {
  return {
    name: 'air-forecast',
    snapshot: {
      // the day may change in the county before the next build
      build: ({ db }) => readForecasts(db, addDays(toForecastDay(clock(), county), -1)),
      open: (forecasts) => forecasts,
    },
    async serve({ currentData }) {
      const { registerForecastRoutes } = await import('./routes.ts');
      const today = () => toForecastDay(clock(), county);
      return {
        routes(app) {
          registerForecastRoutes(app, {
            forecasts: currentData,
            today,
            bounds: county.searchBounds,
          });
        },
        currentOffers: () =>
          currentData().some(({ validOn }) => validOn >= today()) ? ['air-forecast'] : [],
      };
    },
    ingest: (ingest, context) => registerForecastCommand(ingest, context, county),
    releases: [forecastReleaseKind],
  };
}
