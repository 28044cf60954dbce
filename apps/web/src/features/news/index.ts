export { newsFeature } from './feature.tsx';

export const importNewsParagraphEditor = async () =>
  (await import('./NewsParagraphEditor.tsx')).NewsParagraphEditor;
export { NewsGlance } from './neighborhood/NewsGlance.tsx';
export { NewsPlaceSummary } from './neighborhood/NewsPlaceSummary.tsx';
