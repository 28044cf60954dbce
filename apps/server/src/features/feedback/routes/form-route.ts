import {
  type FeedbackRequest,
  feedbackFormRoute,
  feedbackRequest,
} from '@townlight/contract/feedback';
import { anonymizeFeedbackPage } from '@townlight/domain/feedback';
import { DEFAULT_LANGUAGE, LANGUAGES, localizePath } from '@townlight/domain/language';
import { pagePath } from '@townlight/domain/pages';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../../platform/http/create-app.ts';
import { BadRequest, Forbidden } from '../../../platform/http/errors.ts';
import type { EnforceRateLimit } from '../../../platform/http/rate-limits.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';

const SEE_OTHER = 303;
const FORM = 'application/x-www-form-urlencoded';

export interface FeedbackFormOptions {
  /** @throws BadRequest if the answers contain no readable text */
  submit(request: FastifyRequest, body: FeedbackRequest): Promise<void>;
  readonly networkLimit: EnforceRateLimit;
  readonly bodyLimit: number;
}

/** Errors in it are reported together with those of the answers. */
const about = feedbackFormRoute.query;
type About = z.infer<typeof about>;

/** The outcomes that the page `apps/web/src/features/feedback/FeedbackPage.tsx` can show. */
type Outcome = { readonly sent: 'yes' } | { readonly problem: Problem };
type Problem = 'missing' | 'too-long' | 'too-many' | 'failed';

/**
 * Registers the feedback form for readers without script. It stores the same data as the dialog and redirects to a
 * page.
 */
export function registerFeedbackForm(
  app: App,
  { submit, networkLimit, bodyLimit }: FeedbackFormOptions,
): void {
  void app.register(async (scope: App) => {
    // The parser applies to this route only: on other routes it would let forms of other sites post data (CSRF).
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = problemOf(error, request.body);
      if (problem === 'failed' && (error.statusCode ?? 500) >= 500)
        request.log.error({ err: error }, 'feedback from the form could not be stored');
      return reply.redirect(formPageUrl(request.query, { problem }), SEE_OTHER);
    });
    registerRoute(
      scope,
      feedbackFormRoute,
      {
        onRequest: [refuseOtherSites, networkLimit],
        bodyLimit,
        tags: ['Feedback'],
        summary: 'Send feedback with a form, without script',
        description:
          'The answers of `POST /api/feedback` as `application/x-www-form-urlencoded`, within the same limits; `page` and `language` stand in the address, so that a reader who is refused is told why in their language. Answers with the way to a page that says how it went.',
        consumes: [FORM],
      },
      async (request, reply) => {
        const { body, query } = request;
        await submit(request, feedbackRequest.parse({ ...(body as object), ...(query as About) }));
        return await reply.redirect(formPageUrl(query, { sent: 'yes' }), SEE_OTHER);
      },
    );
  });
}

/** Rejects forms of other sites by `Sec-Fetch-Site`. `Origin` cannot be used, because our pages suppress it. */
async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new Forbidden('Feedback can only be sent from the pages of this site.');
}

function problemOf(error: FastifyError, body: unknown): Problem {
  if (error.statusCode === 429) return 'too-many';
  if (error.statusCode === 413) return 'too-long';
  const isWrong = error.name === '$ZodError' || error.statusCode === 400;
  if (!isWrong) return 'failed';
  const { comment } = (body ?? {}) as { comment?: string };
  return !comment?.trim() || error instanceof BadRequest ? 'missing' : 'too-long';
}

/** Returns the URL of the form's page in its language, with the page that the feedback is about and the outcome. */
function formPageUrl(requestQuery: unknown, outcome: Outcome): string {
  // A request that is rejected in `onRequest` has a query that was not validated.
  const { page = '', language } = about.safeParse(requestQuery).data ?? {};
  const path = anonymizeFeedbackPage(page);
  const query = new URLSearchParams({ ...(path !== '/' && { about: path }), ...outcome });
  const pageLanguage = LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE;
  return localizePath(pageLanguage, `${pagePath({ kind: 'feedback' })}?${query}`);
}
