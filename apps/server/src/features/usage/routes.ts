import { errorReply } from '@townlight/contract/error-reply';
import { postUsageRoute, usageRoute } from '@townlight/contract/usage';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FeatureServerContext } from '../../platform/features/feature.ts';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache-control.ts';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { requireSession } from '../staff/index.ts';
import { listLastDays, readDailyPageViews, sumUsageCounts } from './store.ts';
import type { UsageCounter } from './usage-counter.ts';

/** Twenty events with three short strings each, with some margin. */
const MAX_BODY_BYTES = 4_096;
const MINUTE_MS = 60_000;
/** Limit per network: a library full of readers who each send a few requests a minute. */
const MAX_PER_NETWORK = 1_200;
const DEFAULT_DAYS = 30;

/** Registers the endpoint that collects events, and the one with which staff read the counts. */
export function usageRoutes(
  app: App,
  server: FeatureServerContext<unknown>,
  { counter, today }: { counter: UsageCounter; today: () => string },
): void {
  registerRoute(
    app,
    postUsageRoute,
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { perNetwork: { max: MAX_PER_NETWORK, timeWindow: 10 * MINUTE_MS } },
      tags: ['Usage'],
      summary: 'Count what a reader did',
      description:
        'Counts by day, kind of page, event and language; nothing else is kept: no address, no cookie, no browser, no ' +
        'referrer, nothing typed. A browser that asks not to be tracked (`DNT: 1`, `Sec-GPC: 1`) is not counted. ' +
        `At most ${MAX_PER_NETWORK} requests in ten minutes from one network.`,
      responses: { 204: z.null(), 400: errorReply, 413: errorReply, 429: errorReply },
    },
    async (request, reply) => {
      if (!hasTrackingOptOut(request)) counter.add(request.body);
      return reply.code(204).send(null);
    },
  );

  registerRoute(
    app,
    usageRoute,
    {
      onRequest: requireSession(server),
      tags: ['Usage'],
      summary: 'How often each kind of page was viewed and used',
      description: `For staff: the last ${DEFAULT_DAYS} days by default, including today, by the county's calendar.`,
      responses: { 400: errorReply, 401: errorReply },
    },
    async ({ query }, reply) => {
      await counter.write();
      const range = listLastDays(today(), query.days ?? DEFAULT_DAYS);
      reply.header('cache-control', PRIVATE_CACHE_CONTROL);
      return {
        ...range,
        counts: await sumUsageCounts(server.pool, range),
        days: await readDailyPageViews(server.pool, range),
      };
    },
  );
}

/**
 * Returns whether the browser sent Do Not Track or Global Privacy Control. Our pages check this themselves; other
 * clients may not.
 */
function hasTrackingOptOut({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
