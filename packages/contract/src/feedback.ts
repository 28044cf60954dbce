import {
  countBytes,
  countCharacters,
  FEEDBACK_FORM_PATH,
  MAX_ANSWER_BYTES,
  MAX_ANSWER_CHARACTERS,
} from '@townlight/domain/feedback';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { rowId } from './staff/row-id.ts';
import { successReply } from './success-reply.ts';

const PAGE = /^\/[\w\-.~%!$&'()*+,;=:@/]*(\?area=[\w-]+)?$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

/** Limited in visible characters and in bytes. */
const answer = z.string().check(z.trim(), (given) => {
  const { value } = given;
  // Counts characters only below the byte limit, which bounds the work.
  const bytes = countBytes(value);
  if (bytes > MAX_ANSWER_BYTES)
    given.issues.push({
      code: 'custom',
      input: value,
      message: `text of at most ${MAX_ANSWER_CHARACTERS} characters and ${MAX_ANSWER_BYTES} bytes`,
    });
  else if (countCharacters(value) > MAX_ANSWER_CHARACTERS)
    given.issues.push({
      code: 'too_big',
      origin: 'string',
      input: value,
      maximum: MAX_ANSWER_CHARACTERS,
      inclusive: true,
    });
});

/** `POST /api/feedback`. The specification defines no endpoint. The request identifies no person. */
export const feedbackRequest = z.object({
  /** The first answer; a blank one is refused. */
  comment: answer.check(z.minLength(1)),
  /** The second answer; omitted when blank. */
  looking_for: z.optional(answer),
  /** Path of the page with at most the area in its query. */
  page: z.string().check(
    z.maxLength(200),
    z.refine((page) => PAGE.test(page), 'a path such as /map or /map?area=venice'),
  ),
  /** The language of the page: `en`, `es`. */
  language: z.string().check(
    z.maxLength(35),
    z.refine((tag) => LANGUAGE.test(tag), 'a language such as en'),
  ),
});
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

/** Entries per page of the feedback list. */
export const FEEDBACK_PAGE_SIZE = 20;

/** The two questions of the form. */
export const FEEDBACK_ANSWERS = ['comment', 'looking_for'] as const;
/** Whether a staff member has handled an entry. */
export const FEEDBACK_STATES = ['open', 'handled'] as const;

const feedbackFilter = {
  /** First segment of the page's path, `/neighborhood`. */
  kind: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/[^/?#]*$/))),
  /** Only entries that answer this question; `words` then searches this answer alone. */
  answer: z.optional(z.enum(FEEDBACK_ANSWERS)),
  /** Searched as one phrase, case-insensitively. */
  words: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Days of the county's calendar, inclusive. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  state: z.optional(z.enum(FEEDBACK_STATES)),
};

/** `GET /api/staff/feedback.csv` */
export const feedbackFilterQuery = z.object(feedbackFilter);
export type FeedbackFilter = z.infer<typeof feedbackFilterQuery>;

/** `GET /api/staff/feedback`: newest first. */
export const feedbackListQuery = z.object({
  ...feedbackFilter,
  /** Of the list, from 1. */
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
});

const count = z.int().check(z.gte(0));

/** One entry as staff see it. */
export const feedbackEntry = z.object({
  id: z.int(),
  submitted_at: z.iso.datetime(),
  page: z.string(),
  language: z.string(),
  comment: z.string(),
  looking_for: z.nullable(z.string()),
  /** `null` while the entry is open. */
  handled: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
});
export type FeedbackEntry = z.infer<typeof feedbackEntry>;

/** A page of entries, and how many there are. */
export const feedbackList = z.object({
  /** Number of entries that match the filters. */
  found: count,
  entries: z.array(feedbackEntry),
  /** Page kinds with feedback regardless of the filters, the most frequent first. */
  kinds: z.array(z.object({ kind: z.string(), count })),
});
export type FeedbackList = z.infer<typeof feedbackList>;

/** `GET /api/staff/feedback/counts` */
export const feedbackCounts = z.object({ open: count, all: count });
export type FeedbackCounts = z.infer<typeof feedbackCounts>;

/** `PUT /api/staff/feedback/{id}/handled` */
export const feedbackHandledRequest = z.object({ handled: z.boolean() });

export const postFeedbackRoute = defineRoute({
  method: 'POST',
  path: '/api/feedback',
  body: feedbackRequest,
  reply: successReply,
});

export const feedbackListRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/feedback',
  query: feedbackListQuery,
  reply: feedbackList,
});

export const feedbackCsvRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/feedback.csv',
  query: feedbackFilterQuery,
  reply: z.string(),
});

export const feedbackCountsRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/feedback/counts',
  reply: feedbackCounts,
});

export const setFeedbackHandledRoute = defineRoute({
  method: 'PUT',
  path: '/api/staff/feedback/:id/handled',
  params: z.object({ id: rowId }),
  body: feedbackHandledRequest,
  reply: successReply,
});

export const deleteFeedbackRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/feedback/:id',
  params: z.object({ id: rowId }),
  reply: successReply,
});

/** The form for readers without script; it redirects to the page with the outcome. */
export const feedbackFormRoute = defineRoute({
  method: 'POST',
  path: FEEDBACK_FORM_PATH,
  query: z.object({ page: z.optional(z.string()), language: z.optional(z.string()) }),
});
