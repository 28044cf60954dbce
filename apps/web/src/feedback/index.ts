export { FeedbackButton } from './FeedbackButton.tsx';
export { MapProblem } from './MapProblem.tsx';

export const fetchFeedbackPage = async () => (await import('./FeedbackPage.tsx')).FeedbackPage;
export const fetchFeedbackListPage = async () =>
  (await import('./staff/FeedbackListPage.tsx')).FeedbackListPage;
export const fetchFeedbackCount = async () =>
  (await import('./staff/FeedbackCount.tsx')).FeedbackCount;
