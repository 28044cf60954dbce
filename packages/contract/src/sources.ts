import * as z from 'zod/mini';

/** One source of `GET /api/sources`: where records come from by themselves, and how it stands. */
export const sourceReply = z.object({
  /** e.g. `lapd` */
  name: z.string(),
  /** For readers, e.g. `Los Angeles Police Department`. */
  title: z.string(),
  /** What is loaded from it, e.g. `crime-portal`. */
  kind: z.string(),
  /** Host of the address it is fetched from; `null` for files. */
  host: z.nullable(z.string()),
  every_seconds: z.int().check(z.gte(1)),
  /**
   * `new`: not asked yet; `current`; `failing`: did not answer, what is shown is still fresh; `late`: has not answered
   * for longer than twice its rhythm; `paused`.
   */
  state: z.enum(['new', 'current', 'failing', 'late', 'paused']),
  /** When it last answered, with news or without. */
  checked_at: z.nullable(z.iso.datetime()),
  /** When it last had something new. */
  changed_at: z.nullable(z.iso.datetime()),
  /** When it will be asked next; `null` while paused. */
  next_at: z.nullable(z.iso.datetime()),
});
export const sourcesReply = z.array(sourceReply);
export type SourceReply = z.infer<typeof sourceReply>;

/** One source of `GET /api/staff/sources`: what its operator knows besides. */
export const staffSource = z.extend(sourceReply, {
  /** End of the last run, whatever came of it. */
  run_at: z.nullable(z.iso.datetime()),
  /** What came of it: new records, none, or a failure. */
  run_result: z.nullable(z.enum(['published', 'nothing-new', 'failed'])),
  /** The same in a sentence for the operator, in English. */
  run_message: z.nullable(z.string()),
  /** A run is under way. */
  running: z.boolean(),
});
export const staffSources = z.array(staffSource);
export type StaffSource = z.infer<typeof staffSource>;
