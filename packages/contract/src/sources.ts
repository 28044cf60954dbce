import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { successReply } from './success-reply.ts';

/** One source of `GET /api/sources`: an automatic data source and its state. */
export const sourceReply = z.object({
  /** e.g. `police` */
  name: z.string(),
  /** Name shown to readers, e.g. `Springfield Police Department`. */
  title: z.string(),
  /** Loader of the source, e.g. `crime-portal`. */
  kind: z.string(),
  /** Host of the URL it is fetched from; `null` for files. */
  host: z.nullable(z.string()),
  every_seconds: z.int().check(z.gte(1)),
  /**
   * `new`: not requested yet; `current`; `failing`: the last request failed, the data is still fresh; `late`: no
   * success for longer than twice its interval; `paused`.
   */
  state: z.enum(['new', 'current', 'failing', 'late', 'paused']),
  /** Time of the last success, with or without new data. */
  checked_at: z.nullable(z.iso.datetime()),
  /** Time of the last new data. */
  changed_at: z.nullable(z.iso.datetime()),
  /** Time of the next request; `null` while paused. */
  next_at: z.nullable(z.iso.datetime()),
});
export const sourcesReply = z.array(sourceReply);
export type SourceReply = z.infer<typeof sourceReply>;

/** One source of `GET /api/staff/sources`, with operational details. */
export const staffSource = z.extend(sourceReply, {
  /** End of the last run, whatever its result. */
  run_at: z.nullable(z.iso.datetime()),
  /** Result of the last run: new records, none, or a failure. */
  run_result: z.nullable(z.enum(['published', 'nothing-new', 'failed'])),
  /** The result as a sentence for the operator, in English. */
  run_message: z.nullable(z.string()),
  /** A run is in progress. */
  running: z.boolean(),
});
export const staffSources = z.array(staffSource);
export type StaffSource = z.infer<typeof staffSource>;

export const sourcesRoute = defineRoute({
  method: 'GET',
  path: '/api/sources',
  reply: sourcesReply,
});

export const staffSourcesRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/sources',
  reply: staffSources,
});

export const runSourceRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/sources/:name/run',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: successReply,
});
