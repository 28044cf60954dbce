import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { MethodPage } from '../../../methodology/MethodPage.tsx';
import { lazyMethodTexts, useMethodText } from '../../../methodology/use-method-text.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { TextPage } from '../../../page/TextPage.tsx';
import { coronavirusStatusQuery } from '../api/coronavirus-queries.ts';
import { CORONAVIRUS_SENTENCES } from '../descriptions/coronavirus-sentences.ts';
import { CoronavirusSourcesTable } from './CoronavirusSourcesTable.tsx';
import { ReportingAreasTables } from './ReportingAreasTables.tsx';

/** Describes the coronavirus methodology page. */
export function CoronavirusMethodDescription(props: { sample: boolean }) {
  const { method } = CORONAVIRUS_SENTENCES[useLanguageChoice().language];
  return <PageDescription sample={props.sample} text={method} />;
}

const TEXTS = lazyMethodTexts('coronavirus', {
  en: async () => await import('../../../../../../docs/methodology/coronavirus.md'),
  es: async () => await import('../../../../../../docs/methodology/es/coronavirus.md'),
});

/** Explains how coronavirus is counted, with the sources and areas from the server. */
export function CoronavirusMethodPage() {
  const status = useQuery(coronavirusStatusQuery);
  const text = useMethodText(TEXTS);
  // Renders nothing below the tables until they have loaded, so that the text does not shift.
  if (status.isLoading) return <TextPage title="nav.coronavirusMethod" name={text.title} waiting />;
  const { data } = status;
  return (
    <>
      {import.meta.env.SSR && <CoronavirusMethodDescription sample={data?.sample ?? false} />}
      <MethodPage
        of="coronavirus"
        title="nav.coronavirusMethod"
        text={text}
        slots={{
          'to-map': (
            <Link to={pagePath({ kind: 'coronavirus', area: null })}>
              <Text id="coronavirusMethod.toMap" />
            </Link>
          ),
          sources: data ? (
            <CoronavirusSourcesTable status={data} />
          ) : (
            <p>
              <Text id="coronavirusMethod.empty" />
            </p>
          ),
          areas: data && <ReportingAreasTables status={data} />,
        }}
      />
    </>
  );
}
