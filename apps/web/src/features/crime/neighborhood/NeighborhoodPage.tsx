import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { AreaOutline } from '../../../page/AreaOutline.tsx';
import { NeighborhoodPanel } from '../../../page/PageSlots.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import pair from '../../../page/pair.module.css';
import { TrackerPage } from '../../../page/TrackerPage.tsx';
import { TitledSearch } from '../../../search/TitledSearch.tsx';
import { RowsPlaceholder } from '../../../tables/RowsPlaceholder.tsx';
import { AreaContacts } from '../../contacts/index.ts';
import { FeedbackButton } from '../../feedback/index.ts';
import { SubscribeBar } from '../../subscriptions/index.ts';
import { CompareLink } from '../compare/CompareLink.tsx';
import { AreaDescription } from '../descriptions/AreaDescription.tsx';
import { formatShareText } from '../figures/share-text.ts';
import { ALL_CRIME_COUNTED, CrimeDownload } from '../files/CrimeDownload.tsx';
import { NoRecords } from '../trackers/NoRecords.tsx';
import { RatesMap } from '../trackers/RatesMap.tsx';
import { SeriesPanel } from '../trackers/SeriesPanel.tsx';
import { TrackerLead } from '../trackers/TrackerLead.tsx';
import { useTrackerNavigation } from '../trackers/use-tracker-navigation.ts';
import { KindTable } from './KindTable.tsx';
import { Nearby } from './Nearby.tsx';
import { NeighborhoodHowSure } from './NeighborhoodHowSure.tsx';
import { NeighborhoodMap } from './NeighborhoodMap.tsx';
import styles from './NeighborhoodPage.module.css';
import { RateFigures } from './RateFigures.tsx';
import { ALL_CRIME, useNeighborhoodData } from './use-neighborhood-data.ts';
import { useRedirectFromEmptyArea } from './use-redirect-from-empty-area.ts';

/** `/neighborhood/:area/:month?/:year?`: one neighborhood's crime, and how it compares. */
export function NeighborhoodPage() {
  const { area = county.defaultNeighborhood } = useParams();
  const intl = useIntl();
  const text = useText();
  const data = useNeighborhoodData(area);
  const { time } = data;
  const moves = useTrackerNavigation('neighborhood', area, time);
  useRedirectFromEmptyArea(area, data, moves.leave);
  const name = data.name ?? '';
  const population = data.area?.population ?? null;
  const agencies = (data.police?.agencies ?? []).map((agency) => localName(intl, agency));
  return (
    <>
      <PageTitle
        page={
          data.name === undefined
            ? text('nav.neighborhoodTracker')
            : text('neighborhood.title', { name })
        }
      />
      {import.meta.env.SSR && (
        <AreaDescription
          partition="neighborhoods"
          area={area}
          name={data.name}
          month={time.reference}
        />
      )}
      <TrackerPage
        subject={area}
        kind={<Text id="neighborhood.kind" />}
        name={name || '\u00a0'}
        facts={
          <>
            {population !== null && text('neighborhood.residents', { count: population })}
            {agencies.length > 0 && (
              <span className={population === null ? undefined : styles.police}>
                {population !== null && ' · '}
                {intl.formatList(agencies)}
              </span>
            )}
          </>
        }
        picture={
          data.names && data.name === undefined ? null : (
            <RatesMap of={`neighborhoods/${encodeURIComponent(area)}`} time={time}>
              <AreaOutline area={area} />
            </RatesMap>
          )
        }
        leadHeight={[236, 220]}
        lead={
          <>
            <TrackerLead
              headline={data.headline}
              loads={data.sectionLoads.headline}
              pathOfMonth={moves.pathOfMonth}
            />
            <RateFigures
              rank={data.rank}
              area={data.area}
              period={time.period}
              loads={data.sectionLoads.rank}
            />
            <NeighborhoodHowSure area={area} data={data} />
          </>
        }
        search={
          <TitledSearch
            title={text('tracker.search')}
            prompt={text('tracker.searchPrompt')}
            items={data.names ?? []}
            places
            onChoose={moves.visit}
          />
        }
        subscribe={<SubscribeBar area={{ id: area, name }} />}
        onward={<CompareLink area={area} />}
        download={
          <CrimeDownload
            fileName={`${area}-crimes.csv`}
            rows={async (status) => {
              const { toCrimeTypesCsv } = await import('../files/kinds-csv.ts');
              const range = time.period?.range;
              const of = range && data.area ? { area: data.area, name, range } : null;
              return toCrimeTypesCsv(data.kinds ?? [], of, { status, police: data.police });
            }}
          />
        }
        about={formatShareText(intl, {
          areas: name === '' ? [] : [name],
          range: time.period?.range ?? null,
        })}
        redirectNotice={moves.redirectNotice}
        loading={data.loading}
        feedback={<FeedbackButton />}
        empty={time.empty ? <NoRecords /> : null}
        failure={data.empty ? null : data.first.failure}
        onRetry={data.first.retry}
        main={
          <>
            <SeriesPanel
              subject={area}
              data={data}
              moves={moves}
              file={{
                counted: { id: area, name, crimes_counted: ALL_CRIME_COUNTED },
                police: data.police,
              }}
              crimeSelection={ALL_CRIME}
            />
            <div className={pair.pair}>
              <Nearby
                key={`near-${area}`}
                area={area}
                name={name}
                crimes={data.crimes}
                period={time.period}
              />
              <NeighborhoodPanel area={area} name={name} />
            </div>
            {data.kinds && time.period ? (
              <KindTable
                key={area}
                area={area}
                name={name}
                rows={data.kinds}
                withoutType={data.withoutType}
                residents={data.rateResidents}
                complete={data.area?.complete ?? true}
                period={time.period}
                status={time.status}
              />
            ) : (
              <LoadPlaceholder loads={data.sectionLoads.kinds}>
                <RowsPlaceholder />
              </LoadPlaceholder>
            )}
          </>
        }
      >
        <NeighborhoodMap
          area={area}
          crimes={data.crimes}
          time={time}
          loads={data.sectionLoads.map}
          onSelect={moves.visit}
        />
        <div className={styles.prompt}>
          <AreaContacts partition="neighborhoods" area={area} name={name} />
        </div>
      </TrackerPage>
    </>
  );
}
