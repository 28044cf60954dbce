import { lazyMethodTexts } from '../../../methodology/use-method-text.ts';
import { MethodSubpage } from './MethodSubpage.tsx';

const TEXTS = lazyMethodTexts('categories', {
  en: async () => await import('../../../../../../docs/methodology/categories.md'),
  es: async () => await import('../../../../../../docs/methodology/es/categories.md'),
});

/** Explains which code of which department counts as which crime. */
export function CrimeCategoriesPage() {
  return <MethodSubpage of="categories" title="method.categories" texts={TEXTS} />;
}
