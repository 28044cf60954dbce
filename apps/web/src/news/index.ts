/** Public API of the feature: lazy imports of its pages and components. */
export const fetchNewsPage = async () => (await import('./NewsPage.tsx')).NewsPage;
export const fetchNewsEntryPage = async () => (await import('./NewsEntryPage.tsx')).NewsEntryPage;
export const fetchStaffNews = async () => (await import('./StaffNews.tsx')).StaffNews;
export const fetchNewsGlance = async () =>
  (await import('./neighborhood/NewsGlance.tsx')).NewsGlance;
