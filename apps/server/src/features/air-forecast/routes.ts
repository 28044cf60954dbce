import { airForecastRoute } from '@townlight/contract/air/forecast';
import { errorReply } from '@townlight/contract/error-reply';
import { type AreaForecast, MAX_FORECAST_DISTANCE_KM } from '@townlight/domain/air';
import type { Bounds } from '@townlight/domain/county';
import type { Day } from '@townlight/domain/time';
import { createCachedReply } from '../../platform/http/cached-reply.ts';
import { computeQuickHash } from '../../platform/http/conditional-reply.ts';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { refuseOutsidePoint } from '../air/index.ts';
import { buildForecast } from './forecast-reply.ts';

/** Registers the forecast at a point. */
export function registerForecastRoutes(
  app: App,
  context: {
    readonly forecasts: () => readonly AreaForecast[];
    readonly today: () => Day;
    readonly bounds: Bounds;
  },
): void {
  registerRoute(
    app,
    airForecastRoute,
    {
      tags: ['Air quality'],
      summary: 'AirNow’s forecast at a point',
      description:
        `The forecast that AirNow publishes for the nearest reporting area, at most ${MAX_FORECAST_DISTANCE_KM} km away by its published point, day by day from today ` +
        'on. Of several pollutants the worst is given, whichever AirNow marks as primary; `aqi` is EPA’s index, `null` where only a category is ' +
        'forecast. It is the forecast of `agency`, not of this site, and for whole days. An empty list where there is none. ' +
        'The point must be within the county’s bounds.',
      responses: { 400: errorReply, 503: errorReply },
    },
    (request, reply) => {
      const { query } = request;
      refuseOutsidePoint(query, context.bounds);
      const days = buildForecast(context.forecasts(), context.today(), query);
      const body = Buffer.from(JSON.stringify(days));
      return app.sendCached(
        request,
        reply,
        createCachedReply(body, { hash: computeQuickHash(body) }),
      );
    },
  );
}
