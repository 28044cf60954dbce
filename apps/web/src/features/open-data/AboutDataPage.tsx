import { useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import { type DataPage, pagePath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { county, hasFeature } from '../../i18n/county.ts';
import { formatDay, formatMonth } from '../../i18n/figures.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import { crimeStatusQuery } from '../crime/index.ts';
import { SourceUpdates, sourcesQuery } from '../sources/index.ts';
import { sourceTermsQuery } from './api/open-data-queries.ts';
import { OurDataDescription } from './descriptions/OurDataDescription.tsx';
import { SubscriptionPrivacy } from './privacy/SubscriptionPrivacy.tsx';
import { SourceTerms } from './terms/SourceTerms.tsx';

// Commands and file names are the same in every language.
const STEPS: readonly { text: MessageId; command: string }[] = [
  {
    text: 'data.step.boundaries',
    command: 'npx townlight ingest boundaries --partition neighborhoods --file areas.geojson',
  },
  {
    text: 'data.step.population',
    command: 'npx townlight ingest population --partition neighborhoods --file residents.csv',
  },
  { text: 'data.step.coverage', command: 'npx townlight ingest coverage --file coverage.csv' },
  {
    text: 'data.step.crime',
    command: 'npx townlight ingest crime --source NAME --file crimes.csv',
  },
  { text: 'data.step.releases', command: 'npx townlight releases' },
];

/** Links to the subpages. */
const MORE: readonly { kind: DataPage['kind']; title: MessageId; text: MessageId }[] = [
  { kind: 'data-coverage', title: 'ourData.coverage', text: 'ourData.coverageText' },
  { kind: 'data-downloads', title: 'ourData.downloads', text: 'ourData.downloadsText' },
  { kind: 'data-releases', title: 'ourData.releases', text: 'ourData.releasesText' },
  { kind: 'data-api', title: 'ourData.calls', text: 'ourData.callsText' },
];

const METHODS = (
  [
    { kind: 'method', text: 'nav.method' },
    { kind: 'air-method', text: 'nav.airMethod' },
    { kind: 'coronavirus-method', text: 'nav.coronavirusMethod' },
  ] as const
).filter(({ kind }) => kind !== 'coronavirus-method' || hasFeature('coronavirus'));

/** Explains where the figures come from, and how to load real records. */
export function AboutDataPage() {
  const query = useQuery(crimeStatusQuery);
  const status = query.data;
  const updates = useQuery(sourcesQuery);
  const updated = updates.data ?? [];
  const { language } = useLanguageChoice();
  const terms = useQuery(sourceTermsQuery(language));
  const sources = terms.data ?? [];
  // The steps come below the status and the sources: all render together, so that nothing shifts.
  const isWaiting = query.isLoading || updates.isLoading || terms.isLoading;
  const { hash } = useLocation();
  useEffect(() => {
    if (!isWaiting && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isWaiting, hash]);
  if (isWaiting) return <TextPage title="data.title" waiting />;
  const lead =
    status?.data_through === null
      ? 'data.emptyLead'
      : status?.sample
        ? 'data.sampleLead'
        : 'data.realLead';
  return (
    <TextPage title="data.title">
      {import.meta.env.SSR && <OurDataDescription of="data" sample={status?.sample} />}
      {status && (
        <p>
          <Text id={lead} />
        </p>
      )}
      <ul>
        {MORE.map(({ kind, title, text }) => (
          <li key={kind}>
            <Link to={pagePath({ kind })}>
              <Text id={title} />
            </Link>
            . <Text id={text} />
          </li>
        ))}
        {sources.length > 0 && (
          <li>
            <a href="#terms">
              <Text id="terms.title" />
            </a>
            . <Text id="terms.text" />
          </li>
        )}
      </ul>
      {status && status.sources.length > 0 && <Departments sources={status.sources} />}
      {query.isError && (
        <FailureNotice text="data.departmentsFailed" onRetry={() => void query.refetch()} />
      )}
      {updated.length > 0 && <SourceUpdates sources={updated} />}
      {updates.isError && (
        <FailureNotice text="data.updatesFailed" onRetry={() => void updates.refetch()} />
      )}
      {sources.length > 0 && <SourceTerms sources={sources} />}
      {terms.isError && <FailureNotice text="terms.failed" onRetry={() => void terms.refetch()} />}
      <h2>
        <Text id="data.methods" />
      </h2>
      <ul>
        {METHODS.map(({ kind, text }) => (
          <li key={kind}>
            <Link to={pagePath({ kind })}>
              <Text id={text} />
            </Link>
          </li>
        ))}
      </ul>
      <h2 id="privacy">
        <Text id="data.privacy" />
      </h2>
      <p>
        <Text id="data.privacyText" />
      </p>
      <p>
        <Text id="data.privacyPlaces" />
      </p>
      <p>
        <Text id="data.privacyServices" />
      </p>
      <SubscriptionPrivacy />
      <h2>
        <Text id="data.load" />
      </h2>
      <p>
        <Text id="data.loadText" />
      </p>
      <ol>
        {STEPS.map((step) => (
          <li key={step.command}>
            <Text id={step.text} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
            <pre tabIndex={0}>
              <code>{step.command}</code>
            </pre>
          </li>
        ))}
      </ol>
    </TextPage>
  );
}

type Sources = CrimeStatus['sources'];

function Departments(props: { sources: Sources }) {
  const intl = useIntl();
  const month = (text: string | null) => {
    const parsed = parseYearMonth(text ?? '');
    return parsed === null ? <Text id="data.noneYet" /> : formatMonth(intl, parsed, 'short');
  };
  return (
    <>
      <h2>
        <Text id="data.sources" />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Text id="data.agency" />
            </th>
            <th scope="col">
              <Text id="data.first" />
            </th>
            <th scope="col">
              <Text id="data.through" />
            </th>
            <th scope="col">
              <Text id="data.released" />
            </th>
          </tr>
        </thead>
        <tbody>
          {props.sources.map((source) => (
            <tr key={source.agency}>
              <th scope="row">{localName(intl, source.name)}</th>
              <td>{month(source.first_month)}</td>
              <td>{month(source.through)}</td>
              <td>
                {source.released_at === null ? (
                  <Text id="data.noneYet" />
                ) : (
                  formatDay(intl, source.released_at, county.timeZone)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
