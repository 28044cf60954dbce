import { LANGUAGES } from '@townlight/domain/language';
import { COUNTED_PAGES, USAGE_EVENTS } from '@townlight/domain/usage';
import * as z from 'zod/mini';

/** So many events come in one request. */
export const MOST_EVENTS = 20;

/**
 * `POST /api/usage`: what a reader did, by kind of page. There is no place in it for an address, a name or anything
 * typed; whatever else is sent along is refused.
 */
export const usageRequest = z.strictObject({
  language: z.enum(LANGUAGES),
  events: z
    .array(z.strictObject({ event: z.enum(USAGE_EVENTS), page: z.enum(COUNTED_PAGES) }))
    .check(z.minLength(1), z.maxLength(MOST_EVENTS)),
});
export type UsageRequest = z.infer<typeof usageRequest>;
export type UsageRequestEvent = UsageRequest['events'][number];

/** A day of the county's calendar, `2026-11-01`. */
const day = z.iso.date();
const count = z.int().check(z.gte(0));

/** The longest time whose counts are told at once. */
export const MOST_USAGE_DAYS = 366;

/** `GET /api/staff/usage`: the last so many days, today included. */
export const usageQuery = z.object({
  days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_USAGE_DAYS))),
});

export const usageReply = z.object({
  from: day,
  to: day,
  /** How often each thing was done, by kind of page; what nobody did is left out. */
  counts: z.array(
    z.object({
      page: z.enum(COUNTED_PAGES),
      event: z.enum(USAGE_EVENTS),
      language: z.enum(LANGUAGES),
      count,
    }),
  ),
  /** Page views of every day, oldest first. */
  days: z.array(z.object({ day, page_views: count })),
});
export type UsageReply = z.infer<typeof usageReply>;

/**
 * Services of usage that this installation tells of events beside its own counts; the page's head holds them as JSON:
 * `<meta name="townlight-usage" content="{…}">`.
 */
export const usageServices = z.object({
  /** Plausible: where its API is, and what it calls the site. */
  plausible: z.optional(z.object({ url: z.string(), site: z.string() })),
  /** Matomo: the folder with `matomo.php`, and the number of the site. */
  matomo: z.optional(z.object({ url: z.string(), site: z.string() })),
  /** Google Analytics: a measurement id, `G-…`. */
  google: z.optional(z.object({ id: z.string() })),
});
export type UsageServices = z.infer<typeof usageServices>;

export const USAGE_META = 'townlight-usage';
