import { MOST_ANSWER_CHARACTERS } from '@townlight/domain/feedback';
import * as z from 'zod/mini';

const PATH = /^\/[\w\-.~%!$&'()*+,;=:@/]*$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

/**
 * `POST /api/feedback`. The specification shows no endpoint: this one is ours. Nothing in it tells who wrote.
 */
export const feedbackRequest = z.object({
  /** The first answer; a blank one is refused. */
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_ANSWER_CHARACTERS)),
  /** The second answer; left out when blank. */
  looking_for: z.optional(z.string().check(z.trim(), z.maxLength(MOST_ANSWER_CHARACTERS))),
  /** The path of the page it is about, without a query. */
  page: z.string().check(
    z.maxLength(200),
    z.refine((path) => PATH.test(path), 'a path such as /map, without a query'),
  ),
  /** The language of the page: `en`, `es`. */
  language: z.string().check(
    z.maxLength(35),
    z.refine((tag) => LANGUAGE.test(tag), 'a language such as en'),
  ),
});
export type FeedbackRequest = z.infer<typeof feedbackRequest>;
