export { newsFeature } from './feature.tsx';

export const importNewsParagraphEditor = async () =>
  (await import('./NewsParagraphEditor.tsx')).NewsParagraphEditor;
export { NewsPlaceSummary } from './neighborhood/NewsPlaceSummary.tsx';
