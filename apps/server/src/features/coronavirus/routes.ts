import {
  coronavirusRecordsRoute,
  coronavirusStatusesRoute,
  coronavirusTrendRoute,
} from '@townlight/contract/coronavirus';
import { errorReply } from '@townlight/contract/error-reply';
import type { CachedReply } from '../../platform/http/cached-reply.ts';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { buildCoronavirusRecords } from './replies/records-reply.ts';
import { resolveDay } from './replies/resolve-day.ts';
import { buildCoronavirusStatuses } from './replies/status-reply.ts';
import { buildCoronavirusTrend } from './replies/trend-reply.ts';
import type { CoronavirusSnapshot } from './snapshot/coronavirus-snapshot.ts';

const tags = ['Coronavirus'];
const WITHHELD =
  'What a source withholds is left out, and so is anything that would reveal it: a withheld total is between `at_least` and `at_most`, is not ranked, and its rate is given as 0.';

/** Registers the endpoints of coronavirus cases by neighborhood and day. */
export function registerCoronavirusRoutes(app: App, snapshot: () => CoronavirusSnapshot): void {
  registerRoute(
    app,
    coronavirusRecordsRoute,
    {
      tags,
      summary: 'Total cases in every neighborhood at the end of a day',
      description: `In the order of ids, the last day of the series unless \`date\` names another on record. A merged pair of neighborhoods has one record. Neighborhoods without reports are not in it. ${WITHHELD}`,
      responses: { 400: errorReply, 503: errorReply },
    },
    (request, reply) => {
      const cases = snapshot();
      const day = resolveDay(cases, request.query.date);
      const make = () => (day === null ? [] : buildCoronavirusRecords(cases, day));
      return app.sendCached(request, reply, cacheReply(cases, `records|${day}`, make));
    },
  );

  registerRoute(
    app,
    coronavirusTrendRoute,
    {
      tags,
      summary: 'New cases a day in one neighborhood',
      description:
        'The last 255 days of the series, oldest first. A day on which a reporting area took cases back says so; its number may be below 0. An empty list for a neighborhood without reports.',
      responses: { 400: errorReply, 404: errorReply, 503: errorReply },
    },
    (request, reply) => {
      const cases = snapshot();
      const { neighborhood } = request.query;
      return app.sendCached(
        request,
        reply,
        cacheReply(cases, `trend|${neighborhood}`, () =>
          buildCoronavirusTrend(cases, neighborhood),
        ),
      );
    },
  );

  registerRoute(
    app,
    coronavirusStatusesRoute,
    {
      tags,
      summary:
        'From when to when cases are on record, from which sources, and which areas count for which neighborhood',
      description: 'A list of one; an empty list before the first report.',
      responses: { 503: errorReply },
    },
    (request, reply) => {
      const cases = snapshot();
      return app.sendCached(
        request,
        reply,
        cacheReply(cases, 'status', () => buildCoronavirusStatuses(cases)),
      );
    },
  );
}

function cacheReply(
  { replies }: CoronavirusSnapshot,
  key: string,
  make: () => unknown,
): CachedReply {
  return replies.get(key) ?? replies.add(key, Buffer.from(JSON.stringify(make())));
}
