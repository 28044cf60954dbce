import { errorReply } from '@townlight/contract/errors';
import { usageQuery, usageReply, usageRequest } from '@townlight/contract/usage';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../platform/http/create-app.ts';
import type { PartServer } from '../platform/parts/part.ts';
import { requireSession } from '../staff/index.ts';
import type { UsageCounter } from './count-usage.ts';
import { lastDays } from './days.ts';
import { readCounts, readDays } from './store.ts';

/** Twenty events with three short strings each, with some margin. */
const LARGEST_BODY_BYTES = 4_096;
const MINUTE_MS = 60_000;
/** Limit per network: a library full of readers who each send a few requests a minute. */
const MOST_PER_NETWORK = 1_200;
const DAYS_SHOWN = 30;

/** Registers the endpoint that collects events, and the one with which staff read the counts. */
export function usageRoutes(
  app: App,
  server: PartServer<unknown>,
  { counter, today }: { counter: UsageCounter; today: () => string },
): void {
  app.post(
    '/api/usage',
    {
      bodyLimit: LARGEST_BODY_BYTES,
      config: { perNetwork: { max: MOST_PER_NETWORK, timeWindow: 10 * MINUTE_MS } },
      schema: {
        tags: ['Usage'],
        summary: 'Count what a reader did',
        description:
          'Counts by day, kind of page, event and language; nothing else is kept: no address, no cookie, no browser, no ' +
          'referrer, nothing typed. A browser that asks not to be tracked (`DNT: 1`, `Sec-GPC: 1`) is not counted. ' +
          `At most ${MOST_PER_NETWORK} requests in ten minutes from one network.`,
        body: usageRequest,
        response: { 204: z.null(), 400: errorReply, 413: errorReply, 429: errorReply },
      },
    },
    async (request, reply) => {
      if (!asksNotToBeTracked(request)) counter.add(request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/staff/usage',
    {
      onRequest: requireSession(server),
      schema: {
        tags: ['Usage'],
        summary: 'How often each kind of page was viewed and used',
        description: `For staff: the last ${DAYS_SHOWN} days by default, including today, by the county's calendar.`,
        querystring: usageQuery,
        response: { 200: usageReply, 400: errorReply, 401: errorReply },
      },
    },
    async ({ query }, reply) => {
      await counter.write();
      const range = lastDays(today(), query.days ?? DAYS_SHOWN);
      reply.header('cache-control', 'no-store');
      return {
        ...range,
        counts: await readCounts(server.pool, range),
        days: await readDays(server.pool, range),
      };
    },
  );
}

/**
 * Returns whether the browser sent Do Not Track or Global Privacy Control. Our pages check this themselves; other
 * clients may not.
 */
function asksNotToBeTracked({ headers }: FastifyRequest): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
