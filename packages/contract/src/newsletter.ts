import { LANGUAGES } from '@townlight/domain/language';
import {
  AUTOMATIC_MAILINGS,
  EDITION_STATES,
  MAX_EDITION_NOTE_LENGTH,
} from '@townlight/domain/newsletter';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaIdSchema } from './places.ts';
import { successReply } from './success-reply.ts';

const editionId = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '2026-10'));
/** Markdown. */
const note = z.string().check(z.maxLength(MAX_EDITION_NOTE_LENGTH));
const notes = z.object({ en: note, es: note });
const categories = z.array(z.enum(VISUAL_CATEGORIES)).check(z.minLength(1));
const moment = z.nullable(z.iso.datetime());

const emailCount = z.int().check(z.gte(0));
/** Delivery progress of an edition's emails. */
const emailCounts = z.object({
  /** Whether every subscriber has been counted; until then `all` grows. */
  complete: z.boolean(),
  /** Planned emails; those of readers who unsubscribed since are in `left_out` instead. */
  all: emailCount,
  /** Accepted by the mail server. */
  accepted: emailCount,
  /** Not accepted yet; `retrying` of them were tried before. */
  waiting: emailCount,
  retrying: emailCount,
  /** Failed permanently. */
  refused: emailCount,
  given_up: emailCount,
  left_out: emailCount,
  /** Accepted emails that bounced, or drew a spam complaint. */
  bounced: emailCount,
  complained: emailCount,
  /** Accepted emails per second over the last minute. */
  per_second: z.number().check(z.gte(0)),
});
export type EmailCounts = z.infer<typeof emailCounts>;

/** One edition of the newsletter, for staff. */
export const editionReply = z.object({
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
  letters: z.nullable(emailCounts),
});
export type EditionReply = z.infer<typeof editionReply>;

/** The weekly emails of one week, or an alert of one day or month: a mailing without an edition. */
export const mailingReply = z.object({
  /** `weekly 2026-W47`, `unhealthy-air 2026-11-22` */
  id: z.string(),
  kind: z.enum(AUTOMATIC_MAILINGS),
  began_at: z.iso.datetime(),
  /** `null` while its emails are pending. */
  ended_at: moment,
  letters: emailCounts,
});
export type MailingReply = z.infer<typeof mailingReply>;

/** `GET /api/staff/newsletter/editions` */
export const newsletterReply = z.object({
  /** Whether a complete month creates and schedules its edition automatically. */
  automatic: z.boolean(),
  /** The last full month on record, `2026-10`; `null` while nothing is loaded. */
  newest_month: z.nullable(editionId),
  /** The mail server's reason for the current pause and its end; `null` while it accepts mail. */
  sender_problem: z.nullable(z.object({ text: z.string(), resumes_at: z.iso.datetime() })),
  /** Newest month first. */
  editions: z.array(editionReply),
  /** The newest 20, newest first. */
  mailings: z.array(mailingReply),
});
export type NewsletterReply = z.infer<typeof newsletterReply>;

/** The id of an edition in a path. */
export const editionParams = z.object({ id: editionId });

/** `POST /api/staff/newsletter/editions`: a draft for a month on record. */
export const createEditionRequest = z.object({ id: editionId });

const text = { categories, notes };
/** `PUT /api/staff/newsletter/editions/{id}`, of a draft. */
export const saveEditionRequest = z.object({
  ...text,
  /**
   * The state the editor started from: the request is refused if somebody else has saved since. Omit it to overwrite.
   */
  before: z.optional(z.object(text)),
});
export type SaveEditionRequest = z.infer<typeof saveEditionRequest>;

/** `POST /api/staff/newsletter/editions/{id}/schedule` */
export const scheduleEditionRequest = z.object({ at: z.iso.datetime({ offset: true }) });

/** `GET /api/staff/newsletter/editions/{id}/preview`, and the body of a test email request. */
export const emailPreviewQuery = z.object({ area: areaIdSchema, language: z.enum(LANGUAGES) });
export type EmailPreviewQuery = z.infer<typeof emailPreviewQuery>;

/** The email of a neighborhood as HTML and plain text. */
export const emailPreviewReply = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type EmailPreviewReply = z.infer<typeof emailPreviewReply>;

/** `PUT /api/staff/newsletter/automatic` */
export const setAutomaticSendingRequest = z.object({ automatic: z.boolean() });

export const editionsRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/newsletter/editions',
  reply: newsletterReply,
});

export const createEditionRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/newsletter/editions',
  body: createEditionRequest,
  reply: successReply,
});

export const saveEditionRoute = defineRoute({
  method: 'PUT',
  path: '/api/staff/newsletter/editions/:id',
  params: editionParams,
  body: saveEditionRequest,
  reply: successReply,
});

export const scheduleEditionRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/newsletter/editions/:id/schedule',
  params: editionParams,
  body: scheduleEditionRequest,
  reply: successReply,
});

export const unscheduleEditionRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/newsletter/editions/:id/unschedule',
  params: editionParams,
  reply: successReply,
});

export const pauseEditionRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/newsletter/editions/:id/pause',
  params: editionParams,
  reply: successReply,
});

export const resumeEditionRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/newsletter/editions/:id/resume',
  params: editionParams,
  reply: successReply,
});

export const emailPreviewRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/newsletter/editions/:id/preview',
  params: editionParams,
  query: emailPreviewQuery,
  reply: emailPreviewReply,
});

export const sendTestEmailRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/newsletter/editions/:id/test',
  params: editionParams,
  body: emailPreviewQuery,
  reply: successReply,
});

export const setAutomaticSendingRoute = defineRoute({
  method: 'PUT',
  path: '/api/staff/newsletter/automatic',
  body: setAutomaticSendingRequest,
  reply: successReply,
});
