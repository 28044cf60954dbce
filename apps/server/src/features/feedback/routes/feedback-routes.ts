import { errorReply } from '@townlight/contract/error-reply';
import { type FeedbackRequest, postFeedbackRoute } from '@townlight/contract/feedback';
import {
  anonymizeFeedbackPage,
  MAX_ANSWER_BYTES,
  MAX_ANSWER_CHARACTERS,
  parseAnswers,
} from '@townlight/domain/feedback';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { App } from '../../../platform/http/create-app.ts';
import { BadRequest } from '../../../platform/http/errors.ts';
import { limitPerNetwork, limitPerValue } from '../../../platform/http/rate-limits.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { insertFeedback } from '../store/entries.ts';
import { registerFeedbackForm } from './form-route.ts';

/** Two answers of 4,000 bytes, up to three times as long when escaped as JSON, plus the other fields. */
const MAX_BODY_BYTES = 25_600;
const MINUTE_MS = 60_000;
/** Limit per network: a household, or all readers in a library. */
const MAX_PER_NETWORK = 10;
/** Limit for the whole site: more is abuse and could fill the disk. */
const MAX_PER_HOUR = 600;

export type FeedbackRoutesOptions = {
  pool: Pool;
  /** Whether feedback is forwarded by mail. */
  isMailed: boolean;
  /** Called after each change, because feedback is part of the backups. */
  markChanged(): void;
};

/** Registers the endpoints with which readers send feedback. */
export function feedbackRoutes(
  app: App,
  { pool, isMailed, markChanged }: FeedbackRoutesOptions,
): void {
  const siteLimit = limitPerValue(app, { max: MAX_PER_HOUR, timeWindow: 60 * MINUTE_MS });
  const networkLimit = limitPerNetwork(app, { max: MAX_PER_NETWORK, timeWindow: 10 * MINUTE_MS });

  const submit = async (request: FastifyRequest, body: FeedbackRequest): Promise<void> => {
    const answers = parseAnswers(body.comment, body.looking_for ?? '');
    if (answers === null)
      throw new BadRequest('comment: it has no readable text; write what you think.');
    await siteLimit(request, '');
    const page = anonymizeFeedbackPage(body.page);
    await insertFeedback(pool, { ...answers, page, language: body.language }, isMailed);
    markChanged();
  };

  registerFeedbackForm(app, { submit, networkLimit, bodyLimit: MAX_BODY_BYTES });

  registerRoute(
    app,
    postFeedbackRoute,
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: networkLimit,
      tags: ['Feedback'],
      summary: 'Send feedback about a page',
      description:
        'Stored with the page, its language and the time. Nothing about the sender is stored: no address, no browser. ' +
        `An answer has at most ${MAX_ANSWER_CHARACTERS} characters, as people count them, and ${MAX_ANSWER_BYTES} bytes of UTF-8. ` +
        `At most ${MAX_PER_NETWORK} in ten minutes from one network (an IPv4 address, an IPv6 /64), twice as many from a /56, ` +
        'four times from a /48 or an IPv4 /24.',
      responses: { 400: errorReply, 413: errorReply, 429: errorReply, 503: errorReply },
    },
    async (request) => {
      await submit(request, request.body);
      return { message: 'Thank you for your feedback!', error: false as const }; // spec 5
    },
  );
}
