import { doneReply } from '@townlight/contract/done';
import { errorReply } from '@townlight/contract/errors';
import { feedbackRequest } from '@townlight/contract/feedback';
import { feedbackPage, readAnswers } from '@townlight/domain/feedback';
import type { Pool } from 'pg';
import type { App } from '../platform/http/create-app.ts';
import { BadRequest, TooManyRequests } from '../platform/http/errors.ts';
import { perNetwork } from '../platform/http/limit-requests.ts';
import { saveFeedback } from './store/entries.ts';

/** Two answers of 500 characters, each of which JSON may write with six bytes, and the rest. */
const LARGEST_BODY_BYTES = 8_192;
const MINUTE_MS = 60_000;
/** Of one network: a household, or all readers in a library. */
const MOST_PER_NETWORK = 10;
/** Of everyone: more is no feedback, and would fill the disk. */
const MOST_PER_HOUR = 600;

export type FeedbackOptions = {
  pool: Pool;
  /** Whether feedback is mailed to somebody. */
  isMailed: boolean;
  /** Called after each change: what people enter is backed up. */
  markChanged(): void;
};

/** What readers tell us about a page. */
export function feedbackRoutes(app: App, { pool, isMailed, markChanged }: FeedbackOptions): void {
  const siteLimit = app.createRateLimit({
    max: MOST_PER_HOUR,
    timeWindow: 60 * MINUTE_MS,
    keyGenerator: () => 'feedback',
  });

  app.post(
    '/api/feedback',
    {
      bodyLimit: LARGEST_BODY_BYTES,
      config: { rateLimit: perNetwork({ max: MOST_PER_NETWORK, timeWindow: 10 * MINUTE_MS }) },
      schema: {
        tags: ['Feedback'],
        summary: 'Tell the people of the site something about a page',
        description:
          'Kept with the page, its language and the time. Nothing is kept of who wrote: no address, no browser. ' +
          `At most ${MOST_PER_NETWORK} in ten minutes from one network.`,
        body: feedbackRequest,
        response: { 200: doneReply, 400: errorReply, 413: errorReply, 429: errorReply },
      },
    },
    async (request) => {
      const { comment, looking_for = '', page, language } = request.body;
      const answers = readAnswers(comment, looking_for);
      if (answers === null)
        throw new BadRequest('comment: it has no readable character; write what you think.');
      const wholeSite = await siteLimit(request);
      if (!wholeSite.isAllowed && wholeSite.isExceeded) throw new TooManyRequests(wholeSite.ttl);
      await saveFeedback(pool, { ...answers, page: feedbackPage(page), language }, isMailed);
      markChanged();
      return { message: 'Thank you for your feedback!', error: false as const }; // spec 5
    },
  );
}
