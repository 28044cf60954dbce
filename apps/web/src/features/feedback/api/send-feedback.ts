import { successReply } from '@townlight/contract/done';
import type { FeedbackRequest } from '@townlight/contract/feedback';
import { anonymizeFeedbackPage, type FeedbackAnswers } from '@townlight/domain/feedback';
import { apiPost } from '../../../http/api-request.ts';
import { reportUsage } from '../../../http/report-usage.ts';

/**
 * Sends the answers.
 * @throws ApiFailure, or the error of `fetch` where no server was reached
 */
export async function sendFeedback(
  answers: FeedbackAnswers,
  about: { address: string; language: string },
): Promise<void> {
  const request: FeedbackRequest = {
    comment: answers.comment,
    ...(answers.lookingFor !== null && { looking_for: answers.lookingFor }),
    page: anonymizeFeedbackPage(about.address),
    language: about.language,
  };
  await apiPost('/api/feedback', request, successReply);
  reportUsage('feedback-answer');
}
