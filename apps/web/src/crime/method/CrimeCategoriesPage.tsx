import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { Text } from '../../language/Text.tsx';
import { MethodPage } from '../../methodology/MethodPage.tsx';
import { methodTexts, useMethodText } from '../../methodology/use-method-text.ts';

const TEXTS = methodTexts('categories', {
  en: async () => await import('../../../../../docs/methodology/categories.md'),
  es: async () => await import('../../../../../docs/methodology/es/categories.md'),
});

/** Which code of which department counts as which crime. */
export function CrimeCategoriesPage() {
  return (
    <MethodPage
      of="categories"
      title="method.categories"
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
