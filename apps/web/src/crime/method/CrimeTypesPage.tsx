import { methodTexts } from '../../methodology/use-method-text.ts';
import { BesideMethodPage } from './BesideMethodPage.tsx';

const TEXTS = methodTexts('crime-types', {
  en: async () => await import('../../../../../docs/methodology/crime-types.md'),
  es: async () => await import('../../../../../docs/methodology/es/crime-types.md'),
});

/** What each crime type means, with examples, and what it is not. */
export function CrimeTypesPage() {
  return <BesideMethodPage of="crime-types" title="method.crimeTypes" texts={TEXTS} />;
}
