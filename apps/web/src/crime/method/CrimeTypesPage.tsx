import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { Text } from '../../language/Text.tsx';
import { MethodPage } from '../../methodology/MethodPage.tsx';
import { methodTexts, useMethodText } from '../../methodology/use-method-text.ts';

const TEXTS = methodTexts('crime-types', {
  en: async () => await import('../../../../../docs/methodology/crime-types.md'),
  es: async () => await import('../../../../../docs/methodology/es/crime-types.md'),
});

/** What each crime type means, with examples, and what it is not. */
export function CrimeTypesPage() {
  return (
    <MethodPage
      of="crime-types"
      title="method.crimeTypes"
      text={useMethodText(TEXTS)}
      slots={{
        'to-method': (
          <Link to={pagePath({ kind: 'method' })}>
            <Text id="nav.method" />
          </Link>
        ),
      }}
    />
  );
}
