/** Public API of the feature: the subscribe bar of other pages, and lazy imports of its pages. */
export { useCategories } from './api/use-categories.ts';
export type { NamedArea } from './form/named-area.ts';
export { SubscribeBar } from './form/SubscribeBar.tsx';

export const fetchSubscribePage = async () =>
  (await import('./form/SubscribePage.tsx')).SubscribePage;
export const fetchSubscriptionPage = async () =>
  (await import('./manage/SubscriptionPage.tsx')).SubscriptionPage;
export const fetchConfirmPage = async () =>
  (await import('./mailed-links/ConfirmPage.tsx')).ConfirmPage;
export const fetchManagePage = async () =>
  (await import('./mailed-links/ManagePage.tsx')).ManagePage;
export const fetchUnsubscribePage = async () =>
  (await import('./mailed-links/UnsubscribePage.tsx')).UnsubscribePage;
