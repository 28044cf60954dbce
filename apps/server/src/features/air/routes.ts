import {
  airDaysRoute,
  airMapHoursRoute,
  airStatusesRoute,
  airTrendRoute,
  aqiHistoryRoute,
  aqiRankingRoute,
  aqiRoute,
  areaAirHoursRoute,
} from '@townlight/contract/air';
import { airAccuracyRoute } from '@townlight/contract/air/accuracy';
import { nearbyStationsRoute } from '@townlight/contract/air/stations';
import { usualAirRoute } from '@townlight/contract/air/usual';
import { errorReply } from '@townlight/contract/error-reply';
import { formatHour } from '@townlight/domain/time';
import { type CachedReply, createCachedReply } from '../../platform/http/cached-reply.ts';
import { computeQuickHash } from '../../platform/http/conditional-reply.ts';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { buildAirAccuracy } from './replies/accuracy-reply.ts';
import {
  buildAirDays,
  buildAirRanking,
  buildAirTrend,
  buildAreaAirHours,
} from './replies/area-replies.ts';
import { buildAirMapHours } from './replies/hours-reply.ts';
import type { Bounds } from './replies/place-air.ts';
import { buildAqiEstimates, buildAqiHistory } from './replies/point-replies.ts';
import { resolveLocalHour, resolveRequestedHour } from './replies/resolve-hour.ts';
import { buildNearbyStations } from './replies/stations-reply.ts';
import { buildUsualAir } from './replies/usual-reply.ts';
import type { AirSnapshot } from './snapshot/air-snapshot.ts';

const tags = ['Air quality'];
const refusals = { 400: errorReply, 503: errorReply };
const orUnknown = { ...refusals, 404: errorReply };

const SCALES =
  '`scale` defaults to `site`: the index of that hour alone. `epa-2012` and `epa-2024` are EPA’s tables, applied to the ' +
  'NowCast of the last 12 hours. The concentrations in a reply are those of the hours themselves, whatever the scale.';
const HOURS =
  '`datetime` is any instant with its offset; it stands for the hour it is in, which must be on record. The default is the ' +
  'settled hour, 5 hours before the newest reading; `last_updated` gives the hour that is called now as `current`.';
const SENSORS =
  'The estimate weighs the nearest `sensors` stations with a reading in that hour by one over the square of their distance; 4 ' +
  'by default, and 5000 means all of them.';
const POINTS = 'The point must be within the county’s bounds.';

/** Registers the endpoints of fine particles at points, in neighborhoods and by hour. */
export function registerAirRoutes(app: App, snapshot: () => AirSnapshot, bounds: Bounds): void {
  registerRoute(
    app,
    aqiRoute,
    {
      tags,
      summary: 'The air at a point',
      description: `A list of one; an empty list where no station has a reading. ${POINTS} ${HOURS} ${SENSORS} ${SCALES}`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendCached(
        request,
        reply,
        encodeReply(buildAqiEstimates(snapshot(), request.query, bounds)),
      ),
  );

  registerRoute(
    app,
    aqiHistoryRoute,
    {
      tags,
      summary: 'The last 48 hours at a point',
      description: `Oldest first, ending with \`datetime\`; \`null\` for hours without a reading. ${POINTS} ${HOURS} ${SENSORS} ${SCALES}`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendCached(
        request,
        reply,
        encodeReply(buildAqiHistory(snapshot(), request.query, bounds)),
      ),
  );

  registerRoute(
    app,
    nearbyStationsRoute,
    {
      tags,
      summary: 'The stations of the estimate at a point',
      description: `Nearest first, with their readings as reported, and nearer ones whose reading is excluded. \`share\` is the part of a reading in the estimate of \`aqi\`. An empty list where no station has a reading. ${POINTS} ${HOURS} ${SENSORS} ${SCALES}`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendCached(
        request,
        reply,
        encodeReply(buildNearbyStations(snapshot(), request.query, bounds)),
      ),
  );

  registerRoute(
    app,
    usualAirRoute,
    {
      tags,
      summary: 'The usual air at a point',
      description: `The median of each hour of the day in its month over the years on record, for \`hours\` hours from \`datetime\` on, which may be in the future. It is no forecast. An empty list with fewer than two years on record. ${POINTS} ${SENSORS} ${SCALES}`,
      responses: refusals,
    },
    (request, reply) =>
      app.sendCached(request, reply, encodeReply(buildUsualAir(snapshot(), request.query, bounds))),
  );

  registerRoute(
    app,
    aqiRankingRoute,
    {
      tags,
      summary: 'The neighborhoods with the worst air',
      description: `The ten with the highest index in that hour, and \`neighborhood\` wherever it stands. Rank 1 is the worst air; ties share a rank. A neighborhood more than 25 km from every station with a reading in the hour has no rank: it is given only where it is asked for, with \`null\`. ${HOURS} ${SCALES}`,
      responses: orUnknown,
    },
    (request, reply) => {
      const { datetime, neighborhood, scale = 'site' } = request.query;
      const air = snapshot();
      const hour = resolveRequestedHour(air, datetime);
      const make = () => (hour === null ? [] : buildAirRanking(air, hour, scale, neighborhood));
      return app.sendCached(
        request,
        reply,
        cacheReply(air, `ranking|${hour}|${scale}|${neighborhood ?? ''}`, make),
      );
    },
  );

  registerRoute(
    app,
    airStatusesRoute,
    {
      tags,
      summary: 'The newest hour with a reading, the settled one, and the one that is called now',
      description:
        'A list of one; an empty list before the first reading. `datetime` is the settled hour: rankings, days and months are of such hours. ' +
        '`current` is the newest hour that at least half of the stations have reported that did in the six hours with readings before it; ' +
        'its figures may be corrected. `map_opens` is the hour at which the map opens: the settled one, or the current one where ' +
        'some neighborhood is, or may be, in a worse category than at the settled hour.',
      responses: { 503: errorReply },
    },
    (request, reply) => {
      const air = snapshot();
      return app.sendCached(
        request,
        reply,
        cacheReply(air, 'last_updated', () => updatesOf(air)),
      );
    },
  );

  registerRoute(
    app,
    areaAirHoursRoute,
    {
      tags,
      summary: 'All neighborhoods at one hour of the county’s clock',
      description: `In the order of ids. On the night when clocks go back, the earlier of the two hours is meant unless \`offset\` names the other. ${SCALES}`,
      responses: refusals,
    },
    (request, reply) => {
      const { scale = 'site', offset, ...local } = request.query;
      const air = snapshot();
      const hour = resolveLocalHour(air, local, offset);
      const make = () => (hour === null ? [] : buildAreaAirHours(air, hour, scale));
      return app.sendCached(request, reply, cacheReply(air, `date|${hour}|${scale}`, make));
    },
  );

  registerRoute(
    app,
    airTrendRoute,
    {
      tags,
      summary: 'One neighborhood through one day of the county’s calendar',
      description: `24 hours, but 23 and 25 on the days when clocks change; \`null\` for hours without a reading and for those to come. ${SCALES}`,
      responses: orUnknown,
    },
    (request, reply) => {
      const air = snapshot();
      return app.sendCached(request, reply, encodeReply(buildAirTrend(air, request.query)));
    },
  );

  registerRoute(
    app,
    airMapHoursRoute,
    {
      tags,
      summary: 'All neighborhoods and stations through the last 48 hours',
      description:
        'What the map plays. Concentrations in tenths of µg/m³, one list per hour, in the order of `neighborhoods`. Before `shown_from` ' +
        'come the 11 hours that the NowCast of the first shown hour needs. `distances[distance_of[hour]]` is by neighborhood how many kilometers away the nearest station ' +
        'with a reading in that hour is; more than 25 have no rank. `until` is any instant with its offset; the default is the settled hour.',
      responses: refusals,
    },
    (request, reply) => {
      const air = snapshot();
      const until = resolveRequestedHour(air, request.query.until, 'until');
      return app.sendCached(
        request,
        reply,
        cacheReply(air, `hours|${until}`, () => buildAirMapHours(air, until)),
      );
    },
  );

  registerRoute(
    app,
    airDaysRoute,
    {
      tags,
      summary: 'One neighborhood through one month, day by day',
      description:
        'The index of the mean of each day’s hours on the table of `scale`; `null` for a day with readings for fewer than three hours out of four.',
      responses: orUnknown,
    },
    (request, reply) =>
      app.sendCached(request, reply, encodeReply(buildAirDays(snapshot(), request.query))),
  );

  registerRoute(
    app,
    airAccuracyRoute,
    {
      tags,
      summary: 'How far off estimates are',
      description:
        'Each station is left out in turn and predicted from the others, in all hours on record. Errors in µg/m³ and in points of the site’s index; ' +
        '`by_distance` is by kilometers to the nearest other station with a reading, `by_level` by the concentration that was predicted. ' +
        'Its `by_distance` holds the error that `aqi` tells beside an estimate, `error_pm25`: of the class of the estimate’s `pm25` and `nearest_km`. ' +
        'A class with too few readings borrows that of its level at the next greater distance, or at all distances; never less than a cleaner level has there.',
      responses: { 503: errorReply },
    },
    (request, reply) => {
      const air = snapshot();
      return app.sendCached(
        request,
        reply,
        cacheReply(air, 'accuracy', () => buildAirAccuracy(air)),
      );
    },
  );
}

function updatesOf({ hours, data }: AirSnapshot) {
  if (hours === null) return [];
  const text = (hour: typeof hours.settled) => formatHour(hour, data.timeZone);
  return [
    {
      last_updated: text(hours.newest),
      datetime: text(hours.settled),
      current: text(hours.current),
      map_opens: text(hours.opening),
      first: text(hours.first),
      sample: data.sample,
    },
  ];
}

/** Encodes a reply without caching: there are too many points to cache. */
function encodeReply(value: unknown): CachedReply {
  const body = Buffer.from(JSON.stringify(value));
  return createCachedReply(body, { hash: computeQuickHash(body) });
}

function cacheReply({ replies }: AirSnapshot, key: string, make: () => unknown): CachedReply {
  return replies.get(key) ?? replies.add(key, Buffer.from(JSON.stringify(make())));
}
