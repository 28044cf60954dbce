import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { successReply } from '../success-reply.ts';
import { newsEntryParams } from './requests.ts';

/** `PUT /api/news/{entry}/paragraph`, for staff. */
export const newsParagraphRequest = z.object({
  language: z.enum(LANGUAGES),
  /** Markdown: paragraphs, emphasis, links, lists. Empty deletes the paragraph. */
  markdown: z.string().check(z.maxLength(5_000)),
});
export type NewsParagraphRequest = z.infer<typeof newsParagraphRequest>;

/** `GET /api/news/{entry}/paragraph`, for staff: the Markdown source. */
export const newsParagraphs = z.object({
  paragraphs: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      markdown: z.string(),
      written_by: z.string(),
      written_at: z.iso.datetime(),
    }),
  ),
});
export type NewsParagraphs = z.infer<typeof newsParagraphs>;

export const newsParagraphsRoute = defineRoute({
  method: 'GET',
  path: '/api/news/:entry/paragraph',
  params: newsEntryParams,
  reply: newsParagraphs,
});

export const putNewsParagraphRoute = defineRoute({
  method: 'PUT',
  path: '/api/news/:entry/paragraph',
  params: newsEntryParams,
  body: newsParagraphRequest,
  reply: successReply,
});
