/**
 * Public API of the feature: the staff page. Readers open emails on the web as they were sent, so the app has no page
 * for them.
 */
export { newsletterCatalog } from './messages/catalogs.ts';

export const importNewsletterPage = async () =>
  (await import('./NewsletterPage.tsx')).NewsletterPage;
