import { LANGUAGES } from '@townlight/domain/language';
import { EDITION_STATES } from '@townlight/domain/newsletter';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import * as z from 'zod/mini';
import { areaId } from './places.ts';

const editionId = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '2026-10'));
/** Markdown; longer notes would not fit into a letter. */
const note = z.string().check(z.maxLength(5000));
const notes = z.object({ en: note, es: note });
const categories = z.array(z.enum(VISUAL_CATEGORIES)).check(z.minLength(1));
const moment = z.nullable(z.iso.datetime());

/** One edition of the newsletter, as staff see it. */
export const edition = z.object({
  /** Also the month that it tells of. */
  id: editionId,
  state: z.enum(EDITION_STATES),
  categories,
  notes,
  scheduled_at: moment,
  sending_at: moment,
  sent_at: moment,
  /** Who made it, and who scheduled it. */
  created_by: z.string(),
  scheduled_by: z.nullable(z.string()),
  /** Its figures are kept, and newer ones have been published since. */
  newer_figures: z.boolean(),
});
export type EditionReply = z.infer<typeof edition>;

/** `GET /api/staff/newsletter/editions` */
export const newsletterReply = z.object({
  /** A month that has become whole makes and schedules its edition by itself. */
  automatic: z.boolean(),
  /** The last full month on record, `2026-10`; `null` while nothing is loaded. */
  newest_month: z.nullable(editionId),
  /** The newest month first. */
  editions: z.array(edition),
});
export type NewsletterReply = z.infer<typeof newsletterReply>;

export const editionParams = z.object({ id: editionId });

/** `POST /api/staff/newsletter/editions`: a draft for a month on record. */
export const newEdition = z.object({ id: editionId });

/** `PUT /api/staff/newsletter/editions/{id}`, of a draft. */
export const editionText = z.object({ categories, notes });

/** `POST /api/staff/newsletter/editions/{id}/schedule` */
export const schedule = z.object({ at: z.iso.datetime({ offset: true }) });

/** `GET /api/staff/newsletter/editions/{id}/preview`, and what a test is sent of. */
export const letterOf = z.object({ area: areaId, language: z.enum(LANGUAGES) });
export type LetterOf = z.infer<typeof letterOf>;

export const letterPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type LetterPreview = z.infer<typeof letterPreview>;

/** `PUT /api/staff/newsletter/automatic` */
export const automaticSetting = z.object({ automatic: z.boolean() });
