import { CRIME_AREA_PARAM, crimePath, trackerPath } from '@townlight/domain/pages';
import { type AreaId, toSlug } from '@townlight/domain/places';
import { type IntlShape, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { formatCrimeInSentence, formatCrimeName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { AreaOutline } from '../../../page/AreaOutline.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import { TrackerPage } from '../../../page/TrackerPage.tsx';
import { TitledSearch } from '../../../search/TitledSearch.tsx';
import { AreaContacts } from '../../contacts/index.ts';
import { FeedbackButton } from '../../feedback/index.ts';
import { SubscribeBar } from '../../subscriptions/index.ts';
import { AreaDescription } from '../descriptions/AreaDescription.tsx';
import { formatShareText } from '../figures/share-text.ts';
import { CrimeTypeMeaningLink } from '../method/CrimeTypeMeaningLink.tsx';
import { safetyMapPath } from '../safety-map/safety-map-state.ts';
import { CrimeHowSure } from '../trackers/CrimeHowSure.tsx';
import { NoRecords } from '../trackers/NoRecords.tsx';
import { RatesMap } from '../trackers/RatesMap.tsx';
import { SeriesPanel } from '../trackers/SeriesPanel.tsx';
import { TrackerLead } from '../trackers/TrackerLead.tsx';
import { useTrackerNavigation } from '../trackers/use-tracker-navigation.ts';
import styles from '../type/CrimeTypePage.module.css';
import { CrimeTypeSearch } from '../type/CrimeTypeSearch.tsx';
import { ChanceBand } from './chance/ChanceBand.tsx';
import { PlaceNearby } from './nearby/PlaceNearby.tsx';
import { PlaceFigures } from './PlaceFigures.tsx';
import { useCrimePlaceData } from './use-crime-place-data.ts';
import { useRedirectFromUnknownPlace } from './use-redirect-from-unknown-place.ts';
import { WhatItMeans } from './windows/WhatItMeans.tsx';

/** `/crime/:crime/:month?/:year?in={area}`: one crime type in one neighborhood. */
export function CrimePlacePage() {
  const { crime: requestedCrime = county.defaultCrime } = useParams();
  const [search] = useSearchParams();
  const area: AreaId = search.get(CRIME_AREA_PARAM) ?? '';
  const intl = useIntl();
  const text = useText();
  const data = useCrimePlaceData(requestedCrime, area);
  const { time, type, tested } = data;
  const moves = useTrackerNavigation('crime', requestedCrime, time);
  useRedirectFromUnknownPlace(requestedCrime, area, data);
  const name = data.name ?? '';
  const slug = toSlug(type?.name ?? requestedCrime);
  const crime = type ? formatCrimeName(intl, type.name) : '';
  // until the names have loaded, those of the address take their place
  const title = {
    crime: crime || nameFromSlug(intl, requestedCrime),
    name: name || nameFromSlug(intl, area),
  };
  const inSentence = type ? formatCrimeInSentence(intl, type.name) : '';
  const isKnown = crime !== '' && name !== '';
  const inYear = data.inYear?.find(({ id }) => id === area);
  return (
    <>
      <PageTitle
        page={isKnown ? text('crimePlace.title', { crime, name }) : text('nav.crimeTracker')}
      />
      {import.meta.env.SSR && type && (
        <AreaDescription
          partition="neighborhoods"
          area={area}
          name={data.name}
          crime={type.name}
          month={time.reference}
        />
      )}
      <TrackerPage
        subject={`${requestedCrime} ${area}`}
        kind={<Link to={trackerPath('neighborhood', area)}>{name}</Link>}
        name={text('crimePlace.name', title)}
        facts={(type?.big_bundles ?? [])
          .map((category) => formatCrimeName(intl, category))
          .join(' · ')}
        picture={
          data.single ? (
            <AreaOutline area={area} uncropped />
          ) : (
            <RatesMap of={`neighborhoods/${encodeURIComponent(area)}/${slug}`} time={time}>
              <AreaOutline area={area} />
            </RatesMap>
          )
        }
        leadHeight={[407, 330]}
        lead={
          <>
            <TrackerLead
              headline={data.headline}
              loads={data.sectionLoads.headline}
              pathOfMonth={(month) => crimePath(slug, { area, month })}
            />
            {tested?.usual && data.testedCount !== null && data.testedMonths && (
              <ChanceBand
                now={data.testedCount}
                months={data.testedMonths}
                before={tested.kind === 'not-comparable' ? null : tested.before}
                usual={tested.usual}
              />
            )}
            <PlaceFigures data={data} />
            {time.status && time.period && (
              <CrimeHowSure
                ofOneType
                status={time.status}
                period={time.period}
                headline={data.headline}
                links={<CrimeTypeMeaningLink type={type?.name ?? null} />}
              />
            )}
          </>
        }
        search={
          <>
            <TitledSearch
              title={text('tracker.search')}
              prompt={text('tracker.searchPrompt')}
              items={data.names ?? []}
              places
              onChoose={(id) => moves.changeQuery(CRIME_AREA_PARAM, id)}
            />
            <CrimeTypeSearch types={data.types} onChoose={moves.visit} />
          </>
        }
        subscribe={<SubscribeBar area={{ id: area, name }} />}
        about={formatShareText(intl, {
          kind: type ? inSentence : null,
          areas: name === '' ? [] : [name],
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
              subject={area}
              data={data}
              moves={moves}
              file={{
                counted: { id: area, name, crimes_counted: type?.name ?? '' },
                police: data.police,
                name: `${area}-${slug}`,
              }}
              crimeSelection={data.scope}
            />
            {inYear && <WhatItMeans crime={inSentence} area={inYear} county={data.countyRate} />}
            {type && data.single === null && (
              <PlaceNearby
                key={`${area} ${slug}`}
                area={area}
                name={name}
                crime={type.name}
                inYear={data.inYear}
                months={data.year?.range ?? null}
                pathOf={(other) => moves.pathOfQuery(CRIME_AREA_PARAM, other)}
                back={time.onRecord && data.year ? time.onRecord.last - data.year.range.to : 0}
              />
            )}
            <AreaContacts partition="neighborhoods" area={area} name={name} />
            <p className={`${styles.map} no-print`}>
              <Link to={`${crimePath(slug)}?${new URLSearchParams({ area })}`}>
                <Text id="crimePlace.inCounty" values={{ crime }} />
              </Link>
              <Link to={trackerPath('neighborhood', area)}>
                <Text id="crimePlace.allCrime" values={{ name }} />
              </Link>
              {type?.big_bundles[0] !== undefined && (
                <Link
                  to={safetyMapPath({
                    area,
                    bigBundle: type.big_bundles[0],
                    smallBundles: [type.name],
                  })}
                >
                  <Text id="crimeType.onMap" values={{ crime: inSentence }} />
                </Link>
              )}
            </p>
          </>
        }
      />
    </>
  );
}

/** Returns `West Hollywood` for `west-hollywood`. */
function nameFromSlug(intl: IntlShape, slug: string): string {
  return formatCrimeName(intl, slug.replaceAll('-', ' '));
}
