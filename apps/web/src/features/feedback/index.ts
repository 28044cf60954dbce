export { FeedbackButton } from './FeedbackButton.tsx';
export { feedbackFeature } from './feature.tsx';
export { MapProblemButton } from './MapProblemButton.tsx';
export { feedbackListCatalog } from './messages/catalogs.ts';

export const importFeedbackListPage = async () =>
  (await import('./staff/FeedbackListPage.tsx')).FeedbackListPage;
export const importFeedbackCount = async () =>
  (await import('./staff/FeedbackCount.tsx')).FeedbackCount;
