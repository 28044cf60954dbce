import { trackerPath } from '@townlight/domain/pages';
import { toSlug } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { formatCrimeInSentence, formatCrimeName, localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import { TrackerPage } from '../../../page/TrackerPage.tsx';
import { TitledSearch } from '../../../search/TitledSearch.tsx';
import { RowsPlaceholder } from '../../../tables/RowsPlaceholder.tsx';
import { FeedbackButton } from '../../feedback/index.ts';
import { SubscribeBar } from '../../subscriptions/index.ts';
import { CrimeTypeDescription } from '../descriptions/CrimeTypeDescription.tsx';
import { formatShareText } from '../figures/share-text.ts';
import { CrimeDownload } from '../files/CrimeDownload.tsx';
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import { safetyMapPath } from '../safety-map/safety-map-state.ts';
import { CrimeHowSure } from '../trackers/CrimeHowSure.tsx';
import { NoRecords } from '../trackers/NoRecords.tsx';
import { RatesMap } from '../trackers/RatesMap.tsx';
import { SeriesPanel } from '../trackers/SeriesPanel.tsx';
import { TrackerLead } from '../trackers/TrackerLead.tsx';
import { useTrackerNavigation } from '../trackers/use-tracker-navigation.ts';
import { AreaRanking } from './AreaRanking.tsx';
import { CountyFigures } from './CountyFigures.tsx';
import styles from './CrimeTypePage.module.css';
import { CrimeTypeSearch } from './CrimeTypeSearch.tsx';
import { useCrimeTypeData } from './use-crime-type-data.ts';
import { useRedirectFromUnknownCrime } from './use-redirect-from-unknown-crime.ts';

/** `/crime/:crime/:month?/:year?`: one crime type in the county, and the areas with the highest rates. */
export function CrimeTypePage() {
  const { crime: requestedCrime = county.defaultCrime } = useParams();
  const intl = useIntl();
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const data = useCrimeTypeData(requestedCrime);
  const { time, type, partition } = data;
  const moves = useTrackerNavigation('crime', requestedCrime, time);
  useRedirectFromUnknownCrime(requestedCrime, data, moves.leave);
  // few areas have a rate of a crime of which each one matters
  const usualMeasure = data.single ? 'count' : 'rate';
  const hasRates = !data.single && !data.rows?.every(({ rank }) => rank === null);
  const requestedMeasure = search.get('measure');
  const measure =
    requestedMeasure === 'count' || requestedMeasure === 'rate' ? requestedMeasure : usualMeasure;
  const slug = toSlug(type?.name ?? '');
  const name = type ? formatCrimeName(intl, type.name) : '';
  return (
    <>
      <PageTitle
        page={name === '' ? text('nav.crimeTracker') : text('crimeType.title', { crime: name })}
      />
      {import.meta.env.SSR && type && time.reference !== null && (
        <CrimeTypeDescription crime={type.name} month={time.reference} />
      )}
      <TrackerPage
        subject={requestedCrime}
        kind={<Text id="crimeType.kind" />}
        name={name || '\u00a0'}
        facts={[
          localName(intl, county.name),
          ...(type?.big_bundles ?? []).map((category) => formatCrimeName(intl, category)),
        ].join(' · ')}
        // a map of areas without a rate would be stripes alone
        picture={hasRates && <RatesMap of={type ? `categories/${slug}` : null} time={time} />}
        leadHeight={[236, 220]}
        lead={
          <>
            <TrackerLead
              headline={data.headline}
              loads={data.sectionLoads.headline}
              pathOfMonth={moves.pathOfMonth}
            />
            <CountyFigures data={data} />
            {time.status && time.period && (
              <CrimeHowSure
                ofOneType
                status={time.status}
                period={time.period}
                headline={data.headline}
                links={<CrimeTypeMeaningLink type={type?.name ?? null} />}
              >
                {data.coverage && (
                  <p>
                    <Text
                      id="crimeType.coverage"
                      values={{ ...data.coverage, areas: text(`areas.${partition}`) }}
                    />
                  </p>
                )}
              </CrimeHowSure>
            )}
          </>
        }
        search={
          <>
            <CrimeTypeSearch types={data.types} onChoose={moves.visit} />
            <TitledSearch
              title={text('tracker.search')}
              prompt={text('tracker.searchPrompt')}
              items={data.neighborhoods ?? []}
              places
              onChoose={(id) => void navigate(trackerPath('neighborhood', id))}
            />
          </>
        }
        subscribe={<SubscribeBar choices={data.neighborhoods} preferred={search.get('area')} />}
        download={
          <CrimeDownload
            fileName={`${slug}-by-${partition}.csv`}
            rows={async (status) => {
              const { toAreaRankingCsv } = await import('../files/area-ranking-csv.ts');
              const range = time.period?.range;
              const of = range && type ? { crime: type.name, range } : null;
              return toAreaRankingCsv(data.rows ?? [], of, status, data.police);
            }}
          />
        }
        about={formatShareText(intl, {
          kind: type ? formatCrimeInSentence(intl, type.name) : null,
          range: time.period?.range ?? null,
        })}
        redirectNotice={moves.redirectNotice}
        loading={data.loading}
        feedback={<FeedbackButton />}
        empty={time.empty ? <NoRecords /> : null}
        failure={data.first.failure}
        onRetry={data.first.retry}
        main={
          <>
            <SeriesPanel
              subject={slug}
              data={data}
              moves={moves}
              file={{
                counted: { name: county.name, crimes_counted: type?.name ?? '' },
                police: data.policeOfCounty,
              }}
            />
            {data.rows && time.period ? (
              <AreaRanking
                key={`${slug}-${partition}`}
                crime={name}
                type={type?.name ?? ''}
                partition={partition}
                hasZipCodes={time.status?.areas.zipcodes !== 0}
                period={time.period}
                rows={data.rows}
                ranked={data.ranked}
                marked={search.get('area')}
                onPartition={(wanted) =>
                  moves.changeQuery('partition', wanted === 'neighborhoods' ? null : wanted)
                }
                single={data.single}
                measure={measure}
                onMeasure={(chosen) =>
                  moves.changeQuery('measure', chosen === usualMeasure ? null : chosen)
                }
                onYear={() => moves.changeHistory('yearly')}
              />
            ) : (
              <LoadPlaceholder loads={data.sectionLoads.ranking}>
                <RowsPlaceholder />
              </LoadPlaceholder>
            )}
            {type?.big_bundles[0] !== undefined && (
              <p className={`${styles.map} no-print`}>
                <Link
                  to={safetyMapPath({ bigBundle: type.big_bundles[0], smallBundles: [type.name] })}
                >
                  <Text
                    id="crimeType.onMap"
                    values={{ crime: formatCrimeInSentence(intl, type.name) }}
                  />
                </Link>
                <CrimeTypeMeaningLink type={type.name} />
              </p>
            )}
          </>
        }
      />
    </>
  );
}
