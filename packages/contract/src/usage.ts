import { LANGUAGES } from '@townlight/domain/language';
import { COUNTED_PAGES, USAGE_EVENTS } from '@townlight/domain/usage';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

/** Path to which browsers post events. */
export const USAGE_PATH = '/api/usage';

/** Maximum number of events per request. */
export const MAX_USAGE_EVENTS = 20;

/**
 * `POST /api/usage`: usage events by kind of page. The schema has no field for an address, a name or typed text, and
 * refuses additional ones.
 */
export const usageRequest = z.strictObject({
  language: z.enum(LANGUAGES),
  events: z
    .array(z.strictObject({ event: z.enum(USAGE_EVENTS), page: z.enum(COUNTED_PAGES) }))
    .check(z.minLength(1), z.maxLength(MAX_USAGE_EVENTS)),
});
export type UsageRequest = z.infer<typeof usageRequest>;
export type UsageRequestEvent = UsageRequest['events'][number];

/** A day of the county's calendar, `2026-11-01`. */
const day = z.iso.date();
const count = z.int().check(z.gte(0));

/** The longest period of one request. */
export const MAX_USAGE_DAYS = 366;

/** `GET /api/staff/usage`: the last days, including today. */
export const usageQuery = z.object({
  days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_USAGE_DAYS))),
});

/** Counts by page, event and language, and page views by day. */
export const usageReply = z.object({
  from: day,
  to: day,
  /** Event counts by kind of page; combinations without events are omitted. */
  counts: z.array(
    z.object({
      page: z.enum(COUNTED_PAGES),
      event: z.enum(USAGE_EVENTS),
      language: z.enum(LANGUAGES),
      count,
    }),
  ),
  /** Daily page views, oldest first. */
  days: z.array(z.object({ day, page_views: count })),
});
export type UsageReply = z.infer<typeof usageReply>;

/**
 * Analytics services to which this installation also reports events; the page's head contains them as JSON:
 * `<meta name="townlight-usage" content="{…}">`.
 */
export const usageServices = z.object({
  /** Plausible: URL of its API, and the site's name there. */
  plausible: z.optional(z.object({ url: z.string(), site: z.string() })),
  /** Matomo: the folder with `matomo.php`, and the site id. */
  matomo: z.optional(z.object({ url: z.string(), site: z.string() })),
  /** Google Analytics: a measurement id, `G-…`. */
  google: z.optional(z.object({ id: z.string() })),
});
export type UsageServices = z.infer<typeof usageServices>;

/** Name of the meta tag with the analytics services. */
export const USAGE_META = 'townlight-usage';

export const postUsageRoute = defineRoute({
  method: 'POST',
  path: USAGE_PATH,
  body: usageRequest,
});

export const usageRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/usage',
  query: usageQuery,
  reply: usageReply,
});
