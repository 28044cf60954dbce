import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { MethodPage } from '../../../methodology/MethodPage.tsx';
import { lazyMethodTexts, useMethodText } from '../../../methodology/use-method-text.ts';
import { TextPage } from '../../../page/TextPage.tsx';
import { airAccuracyQuery } from '../api/air-queries.ts';
import { AirMethodDescription } from '../descriptions/AirMethodDescription.tsx';
import { AirAccuracyTables } from './AirAccuracyTables.tsx';

const TEXTS = lazyMethodTexts('air', {
  en: async () => await import('../../../../../../docs/methodology/air.md'),
  es: async () => await import('../../../../../../docs/methodology/es/air.md'),
});

/** Explains how air is estimated, with the errors measured by the server. */
export function AirMethodPage() {
  const accuracy = useQuery(airAccuracyQuery);
  const text = useMethodText(TEXTS);
  // Renders nothing below the figures until they have loaded, so that the text does not shift.
  if (accuracy.isLoading) return <TextPage title="air.method" name={text.title} waiting />;
  return (
    <>
      {import.meta.env.SSR && <AirMethodDescription />}
      <MethodPage
        of="air"
        title="air.method"
        text={text}
        slots={{
          'to-tracker': (
            <Link to={pagePath({ kind: 'air', place: null })}>
              <Text id="airMethod.toTracker" />
            </Link>
          ),
          accuracy: accuracy.data ? (
            <AirAccuracyTables accuracy={accuracy.data} />
          ) : (
            <p>
              <Text id="airMethod.errorUnknown" />
            </p>
          ),
        }}
      />
    </>
  );
}
