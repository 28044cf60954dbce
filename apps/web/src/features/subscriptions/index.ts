/** Public API of the feature: the subscribe bar of other pages, and lazy imports of its pages. */
export { useNewsletterCategories } from './api/use-newsletter-categories.ts';
export type { NamedArea } from './form/named-area.ts';
export { SubscribeBar } from './form/SubscribeBar.tsx';

export const importSubscribePage = async () =>
  (await import('./form/SubscribePage.tsx')).SubscribePage;
export const importSubscriptionPage = async () =>
  (await import('./manage/SubscriptionPage.tsx')).SubscriptionPage;
export const importConfirmPage = async () =>
  (await import('./mailed-links/ConfirmPage.tsx')).ConfirmPage;
export const importManagePage = async () =>
  (await import('./mailed-links/ManagePage.tsx')).ManagePage;
export const importUnsubscribePage = async () =>
  (await import('./mailed-links/UnsubscribePage.tsx')).UnsubscribePage;
