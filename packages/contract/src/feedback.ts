import { MOST_ANSWER_CHARACTERS } from '@townlight/domain/feedback';
import { z } from 'zod';

const PATH = /^\/[\w\-.~%!$&'()*+,;=:@/]*$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

/**
 * `POST /api/feedback`. The specification shows no endpoint: this one is ours. Nothing in it tells who wrote.
 */
export const feedbackRequest = z.object({
  /** The first answer; a blank one is refused. */
  comment: z.string().trim().min(1).max(MOST_ANSWER_CHARACTERS),
  /** The second answer; left out when blank. */
  looking_for: z.string().trim().max(MOST_ANSWER_CHARACTERS).optional(),
  /** The path of the page it is about, without a query. */
  page: z
    .string()
    .max(200)
    .refine((path) => PATH.test(path), 'a path such as /map, without a query'),
  /** The language of the page: `en`, `es`. */
  language: z
    .string()
    .max(35)
    .refine((tag) => LANGUAGE.test(tag), 'a language such as en'),
});
export type FeedbackRequest = z.infer<typeof feedbackRequest>;
