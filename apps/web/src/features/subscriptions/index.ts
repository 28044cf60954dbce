export { useNewsletterCategories } from './api/use-newsletter-categories.ts';
export { subscriptionsFeature } from './feature.tsx';
export type { NamedArea } from './form/named-area.ts';
export { SubscribeBar } from './form/SubscribeBar.tsx';
