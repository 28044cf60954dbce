import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { jsonFeed } from '../feed.ts';

/** `GET /api/air-quality/feed/{neighborhood}.atom` and `.json`, for feed readers. */
export const airFeedParams = z.object({
  feed: z.string().check(z.regex(/^[^.]{1,80}\.(atom|json)$/)),
});
export const airFeedQuery = z.object({ language: z.optional(z.enum(LANGUAGES)) });

export const airFeedRoute = defineRoute({
  method: 'GET',
  path: '/api/air-quality/feed/:feed',
  params: airFeedParams,
  query: airFeedQuery,
  reply: jsonFeed,
});
