export { FeedbackButton } from './FeedbackButton.tsx';
export { MapProblemButton } from './MapProblemButton.tsx';

export const importFeedbackPage = async () => (await import('./FeedbackPage.tsx')).FeedbackPage;
export const importFeedbackListPage = async () =>
  (await import('./staff/FeedbackListPage.tsx')).FeedbackListPage;
export const importFeedbackCount = async () =>
  (await import('./staff/FeedbackCount.tsx')).FeedbackCount;
