import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { AreaMapPage } from '../../../area-map/AreaMapPage.tsx';
import type { AreaMapMessages } from '../../../area-map/area-map-feature.ts';
import { county } from '../../../i18n/county.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FeedbackButton, MapProblemButton } from '../../feedback/index.ts';
import { AirMapDescription } from '../descriptions/AirMapDescription.tsx';
import { formatDayAndHour } from '../figures/air-times.ts';
import { AirMapIntro } from './AirMapIntro.tsx';
import { AirTimeline } from './AirTimeline.tsx';
import { NEWEST_HOURS } from './air-map-state.ts';
import { useAirDownload } from './download/use-air-download.ts';
import { toHourSelection } from './playable-hours.ts';
import { AirReport } from './report/AirReport.tsx';
import { useAirFigures } from './use-air-figures.tsx';
import { useAirFilters } from './use-air-filters.ts';
import { useAirMapData } from './use-air-map-data.ts';
import { useAirMapState } from './use-air-map-state.ts';

const MESSAGES: AreaMapMessages = {
  title: 'airMap.title',
  areaTitle: 'airMap.areaTitle',
  report: 'airMap.report',
  collapseReport: 'report.collapse',
  reopenReport: 'airMap.reopen',
};

/** Renders `/aqi-map`: the hourly air quality map. */
export function AirMapPage() {
  const intl = useIntl();
  const text = useText();
  const { state, change, moveTo } = useAirMapState();
  const data = useAirMapData(state);
  const { figures, legend } = useAirFigures(state, data);
  const filters = useAirFilters(state, change);
  const shareItems = useAirDownload(data, state.scale);
  const { hours, opening } = data;
  const onHour = (hour: Hour) => {
    const moment = toHourSelection(hours, opening, hour);
    if (moment !== null) moveTo(moment);
  };
  const name = state.area === null ? undefined : figures.names.get(state.area);
  const what = name === undefined ? text('airMap.title') : text('airMap.areaTitle', { name });
  const when = data.hour !== null && formatDayAndHour(intl, data.hour, county.timeZone);
  return (
    <>
      {import.meta.env.SSR && <AirMapDescription area={state.area} />}
      <AreaMapPage
        state={state}
        change={change}
        feature={{
          messages: MESSAGES,
          figures,
          otherPartitions: [],
          filters,
          // Rendered while the hours load, so that the layout does not shift.
          timeline: data.update !== null && (
            <AirTimeline data={data} onMove={onHour} onNewest={() => moveTo(NEWEST_HOURS)} />
          ),
          legend,
          report: {
            intro: (visit) => <AirMapIntro state={state} data={data} onChoose={visit} />,
            ofArea: (id) => (
              <AirReport
                id={id}
                state={state}
                data={data}
                onClear={() => change({ area: null })}
                onHour={onHour}
              />
            ),
            foot: <MapProblemButton />,
          },
          tools: <FeedbackButton />,
          shareItems,
          ...(when && { about: text('share.when', { what, when }) }),
          fetching: data.fetching,
          failure: data.failure,
          current: data.current,
          retry: data.retry,
        }}
      />
    </>
  );
}
