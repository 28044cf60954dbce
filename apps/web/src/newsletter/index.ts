/** The door of the subject: the page of staff. Letters are read on the web as they were mailed, without a page of ours. */
export const fetchNewsletterPage = async () =>
  (await import('./NewsletterPage.tsx')).NewsletterPage;
