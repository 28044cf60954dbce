import { lazyMethodTexts } from '../../../methodology/use-method-text.ts';
import { MethodSubpage } from './MethodSubpage.tsx';

const TEXTS = lazyMethodTexts('crime-types', {
  en: async () => await import('../../../../../../docs/methodology/crime-types.md'),
  es: async () => await import('../../../../../../docs/methodology/es/crime-types.md'),
});

/** Explains the crime types with examples. */
export function CrimeTypesPage() {
  return <MethodSubpage of="crime-types" title="method.crimeTypes" texts={TEXTS} />;
}
