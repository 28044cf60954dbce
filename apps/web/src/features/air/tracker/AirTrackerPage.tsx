import { type AirPlace, pagePath, parsePage, splitPath } from '@townlight/domain/pages';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PageTitle } from '../../../page/PageTitle.tsx';
import pair from '../../../page/pair.module.css';
import { TrackerPage } from '../../../page/TrackerPage.tsx';
import { FeedbackButton } from '../../feedback/index.ts';
import { AirPlaceDescription } from '../descriptions/AirPlaceDescription.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import { AboutOurAirData } from './AboutOurAirData.tsx';
import { AirChoice } from './AirChoice.tsx';
import { AirDownload } from './AirDownload.tsx';
import { AirHourMap } from './AirHourMap.tsx';
import { AirNewsletterSignup } from './AirNewsletterSignup.tsx';
import { AirNow } from './AirNow.tsx';
import { AirSearch } from './AirSearch.tsx';
import { type AirTrackerChange, airTrackerPath } from './air-tracker-path.ts';
import { DaysCalendar } from './calendar/DaysCalendar.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { LevelAdvice } from './LevelAdvice.tsx';
import { NoFigures } from './NoFigures.tsx';
import { AqiRanking } from './ranking/AqiRanking.tsx';
import { EstimateStations } from './stations/EstimateStations.tsx';
import { useAirTrackerData } from './use-air-tracker-data.ts';

/** Renders `/aqi` and `/aqi/:place/:coordinates`: the air at any point and hour. */
export function AirTrackerPage() {
  const intl = useIntl();
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = parsePage(splitPath(pathname), query);
  const named: AirPlace | null = page?.kind === 'air' ? page.place : null;
  const place = page?.kind === 'air' ? (named ?? county.defaultAirPlace) : null;
  const data = useAirTrackerData(place, query);
  const addressOf = useCallback(
    (change: AirTrackerChange) =>
      airTrackerPath(named, new URLSearchParams(search), change, county.timeZone),
    [named, search],
  );
  const change = (wanted: AirTrackerChange) => void navigate(addressOf(wanted));
  // spec 4: a place without a label
  const label = place === null ? text('airPlace.unknown') : place.label;
  const name = label === '' ? text('tracker.notAvailable') : label;
  const isPlace = place !== null && label !== '' && data.neighborhood !== null;
  const title = isPlace ? text('airTracker.title', { place: name }) : text('airTracker.kind');
  return (
    <>
      <PageTitle page={title} />
      {import.meta.env.SSR && isPlace && <AirPlaceDescription place={place} />}
      <TrackerPage
        subject={pathname}
        kind={<Text id="airTracker.kind" />}
        name={name}
        facts={<PlaceFacts place={place} neighborhood={data.name} />}
        picture={(isPlace || data.loading) && <AirHourMap data={data} />}
        leadHeight={[430, 258]}
        lead={
          <>
            <AirNow data={data} addressOf={addressOf} />
            <LevelAdvice data={data} />
          </>
        }
        main={
          <>
            <AirChoice data={data} addressOf={addressOf} onChange={change} />
            <HistoryPanel data={data} />
            <div className={pair.pair}>
              <EstimateStations data={data} />
              <AqiRanking data={data} />
            </div>
          </>
        }
        search={
          <AirSearch
            names={data.names ?? []}
            near={place}
            onChoose={(chosen) => change({ place: chosen })}
          />
        }
        subscribe={
          <AirNewsletterSignup
            place={name}
            neighborhood={data.neighborhood}
            name={data.name}
            names={data.names}
          />
        }
        onward={
          <Link to={pagePath({ kind: 'air-method' })}>
            <Text id="air.method" />
          </Link>
        }
        download={isPlace && <AirDownload place={place} data={data} />}
        feedback={<FeedbackButton />}
        about={
          isPlace && data.hour !== null
            ? text('share.when', {
                what: title,
                when: formatDayAndHour(intl, data.hour, county.timeZone),
              })
            : title
        }
        loading={data.loading}
        empty={
          isPlace && !data.empty ? null : (
            <NoFigures
              place={place}
              neighborhood={data.name}
              outside={data.neighborhood === null}
              addressOf={addressOf}
            />
          )
        }
        failure={data.first.failure}
        onRetry={data.first.retry}
      >
        <DaysCalendar data={data} addressOf={addressOf} />
        <AboutOurAirData data={data} />
      </TrackerPage>
    </>
  );
}

function PlaceFacts(props: { place: AirPlace | null; neighborhood: string | undefined }) {
  const { place, neighborhood } = props;
  if (place === null || neighborhood === undefined || neighborhood === place.label) return null;
  return neighborhood;
}
