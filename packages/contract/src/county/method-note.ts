import { METHOD_NAMES } from '@townlight/domain/county';
import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

/** The note of the county on a method: its sources and exceptions. */
export const methodNoteRoute = defineRoute({
  method: 'GET',
  path: '/api/county/methods/:method/:language',
  params: z.object({ method: z.enum(METHOD_NAMES), language: z.enum(LANGUAGES) }),
  /** Rendered without raw HTML, in the language it is written in; empty without a note. */
  reply: z.object({ html: z.string(), language: z.enum(LANGUAGES) }),
});
