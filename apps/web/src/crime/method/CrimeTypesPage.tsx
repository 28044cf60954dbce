import { methodTexts } from '../../methodology/use-method-text.ts';
import { BesideMethodPage } from './BesideMethodPage.tsx';

const TEXTS = methodTexts('crime-types', {
  en: async () => await import('../../../../../docs/methodology/crime-types.md'),
  es: async () => await import('../../../../../docs/methodology/es/crime-types.md'),
});

/** Explains the crime types with examples. */
export function CrimeTypesPage() {
  return <BesideMethodPage of="crime-types" title="method.crimeTypes" texts={TEXTS} />;
}
