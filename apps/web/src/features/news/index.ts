/** Public API of the feature: lazy imports of its pages and components. */
export const importNewsPage = async () => (await import('./NewsPage.tsx')).NewsPage;
export const importNewsEntryPage = async () => (await import('./NewsEntryPage.tsx')).NewsEntryPage;
export const importNewsParagraphEditor = async () =>
  (await import('./NewsParagraphEditor.tsx')).NewsParagraphEditor;
export const importNewsGlance = async () =>
  (await import('./neighborhood/NewsGlance.tsx')).NewsGlance;
