import { LANGUAGES } from '@townlight/domain/language';
import { AUTOMATIC_MAILINGS, EDITION_STATES, LONGEST_NOTE } from '@townlight/domain/newsletter';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import * as z from 'zod/mini';
import { areaId } from './places.ts';

const editionId = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '2026-10'));
/** Markdown. */
const note = z.string().check(z.maxLength(LONGEST_NOTE));
const notes = z.object({ en: note, es: note });
const categories = z.array(z.enum(VISUAL_CATEGORIES)).check(z.minLength(1));
const moment = z.nullable(z.iso.datetime());

const letters = z.int().check(z.gte(0));
/** Delivery progress of an edition's emails. */
const letterCounts = z.object({
  /** Whether every subscriber has been counted; until then `all` grows. */
  complete: z.boolean(),
  /** Planned emails; those of readers who unsubscribed since are in `left_out` instead. */
  all: letters,
  /** Accepted by the mail server. */
  accepted: letters,
  /** Not accepted yet; `retrying` of them were tried before. */
  waiting: letters,
  retrying: letters,
  /** Failed permanently. */
  refused: letters,
  given_up: letters,
  left_out: letters,
  /** Accepted emails that bounced, or drew a spam complaint. */
  bounced: letters,
  complained: letters,
  /** Accepted emails per second over the last minute. */
  per_second: z.number().check(z.gte(0)),
});
export type LetterCounts = z.infer<typeof letterCounts>;

/** One edition of the newsletter, for staff. */
export const edition = z.object({
  /** Also the month that the edition covers. */
  id: editionId,
  state: z.enum(EDITION_STATES),
  categories,
  notes,
  scheduled_at: moment,
  sending_at: moment,
  sent_at: moment,
  /** Staff members who created and scheduled it. */
  created_by: z.string(),
  scheduled_by: z.nullable(z.string()),
  /** Its figures are frozen and newer ones have been published since. */
  newer_figures: z.boolean(),
  /** `null` while no email has been created. */
  letters: z.nullable(letterCounts),
});
export type EditionReply = z.infer<typeof edition>;

/** The weekly emails of one week, or an alert of one day or month: a mailing without an edition. */
export const mailing = z.object({
  /** `weekly 2026-W47`, `unhealthy-air 2026-11-22` */
  id: z.string(),
  kind: z.enum(AUTOMATIC_MAILINGS),
  began_at: z.iso.datetime(),
  /** `null` while its emails are pending. */
  ended_at: moment,
  letters: letterCounts,
});
export type MailingReply = z.infer<typeof mailing>;

/** `GET /api/staff/newsletter/editions` */
export const newsletterReply = z.object({
  /** Whether a complete month creates and schedules its edition automatically. */
  automatic: z.boolean(),
  /** The last full month on record, `2026-10`; `null` while nothing is loaded. */
  newest_month: z.nullable(editionId),
  /** The mail server's reason for the current pause and its end; `null` while it accepts mail. */
  sender_problem: z.nullable(z.object({ text: z.string(), resumes_at: z.iso.datetime() })),
  /** Newest month first. */
  editions: z.array(edition),
  /** The newest 20, newest first. */
  mailings: z.array(mailing),
});
export type NewsletterReply = z.infer<typeof newsletterReply>;

export const editionParams = z.object({ id: editionId });

/** `POST /api/staff/newsletter/editions`: a draft for a month on record. */
export const newEdition = z.object({ id: editionId });

const text = { categories, notes };
/** `PUT /api/staff/newsletter/editions/{id}`, of a draft. */
export const editionText = z.object({
  ...text,
  /**
   * The state the editor started from: the request is refused if somebody else has saved since. Omit it to overwrite.
   */
  before: z.optional(z.object(text)),
});
export type EditionText = z.infer<typeof editionText>;

/** `POST /api/staff/newsletter/editions/{id}/schedule` */
export const schedule = z.object({ at: z.iso.datetime({ offset: true }) });

/** `GET /api/staff/newsletter/editions/{id}/preview`, and the body of a test email request. */
export const letterOf = z.object({ area: areaId, language: z.enum(LANGUAGES) });
export type LetterOf = z.infer<typeof letterOf>;

export const letterPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type LetterPreview = z.infer<typeof letterPreview>;

/** `PUT /api/staff/newsletter/automatic` */
export const automaticSetting = z.object({ automatic: z.boolean() });
