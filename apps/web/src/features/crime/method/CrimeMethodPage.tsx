import { COUNTY_MAP_PAGE, pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { MethodPage } from '../../../methodology/MethodPage.tsx';
import { lazyMethodTexts, useMethodText } from '../../../methodology/use-method-text.ts';
import { MethodDescription } from '../descriptions/MethodDescription.tsx';

const TEXTS = lazyMethodTexts('crime', {
  en: async () => await import('../../../../../../docs/methodology/crime.md'),
  es: async () => await import('../../../../../../docs/methodology/es/crime.md'),
});

/** Explains how crime is counted. */
export function CrimeMethodPage() {
  return (
    <>
      {import.meta.env.SSR && <MethodDescription of="method" />}
      <MethodPage
        of="crime"
        title="nav.method"
        text={useMethodText(TEXTS)}
        slots={{
          'to-map': (
            <Link to={pagePath(COUNTY_MAP_PAGE)}>
              <Text id="method.toMap" />
            </Link>
          ),
        }}
      />
    </>
  );
}
