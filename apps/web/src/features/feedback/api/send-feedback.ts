import { type FeedbackRequest, postFeedbackRoute } from '@townlight/contract/feedback';
import { anonymizeFeedbackPage, type FeedbackAnswers } from '@townlight/domain/feedback';
import { request } from '../../../http/api-request.ts';
import { reportUsage } from '../../../http/report-usage.ts';

/**
 * Sends the answers.
 * @throws ApiFailure, or the error of `fetch` where no server was reached
 */
export async function sendFeedback(
  answers: FeedbackAnswers,
  about: { address: string; language: string },
): Promise<void> {
  const body: FeedbackRequest = {
    comment: answers.comment,
    ...(answers.lookingFor !== null && { looking_for: answers.lookingFor }),
    page: anonymizeFeedbackPage(about.address),
    language: about.language,
  };
  await request(postFeedbackRoute, { body });
  reportUsage('feedback-answer');
}
