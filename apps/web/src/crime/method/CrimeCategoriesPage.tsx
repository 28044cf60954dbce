import { methodTexts } from '../../methodology/use-method-text.ts';
import { BesideMethodPage } from './BesideMethodPage.tsx';

const TEXTS = methodTexts('categories', {
  en: async () => await import('../../../../../docs/methodology/categories.md'),
  es: async () => await import('../../../../../docs/methodology/es/categories.md'),
});

/** Explains which code of which department counts as which crime. */
export function CrimeCategoriesPage() {
  return <BesideMethodPage of="categories" title="method.categories" texts={TEXTS} />;
}
