import type { Hour } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { AreaMapPage } from '../../area-map/AreaMapPage.tsx';
import type { AreaMapWords } from '../../area-map/area-map-subject.ts';
import { FeedbackButton, MapProblem } from '../../feedback/index.ts';
import { county } from '../../language/county.ts';
import { useText } from '../../language/use-text.ts';
import { formatDayAndHour } from '../figures/air-times.ts';
import { AirIntro } from './AirIntro.tsx';
import { AirTimeline } from './AirTimeline.tsx';
import { AirReport } from './report/AirReport.tsx';
import { useAirFigures } from './use-air-figures.tsx';
import { useAirFilters } from './use-air-filters.ts';
import { useAirMapData } from './use-air-map-data.ts';
import { useAirMapState } from './use-air-map-state.ts';

const WORDS: AreaMapWords = {
  title: 'airMap.title',
  areaTitle: 'airMap.areaTitle',
  report: 'airMap.report',
  collapseReport: 'report.collapse',
  reopenReport: 'airMap.reopen',
};

/** `/aqi-map`: the air quality map, hour by hour. */
export function AirMapPage() {
  const intl = useIntl();
  const text = useText();
  const { state, change, moveTo } = useAirMapState();
  const data = useAirMapData(state);
  const { figures, legend } = useAirFigures(state, data);
  const filters = useAirFilters(state, change);
  const { hours, at, past } = data;
  const last = hours.at(-1) ?? null;
  const onHour = (hour: Hour) => {
    // the chart begins with the day, the hours that are played may begin later
    if (!hours.includes(hour)) return;
    // the newest hour stays the newest when another comes; hours of another day keep their last
    if (past) moveTo({ hour: hour === last ? null : hour, until: last });
    else moveTo({ hour: hour === last ? null : hour, until: null });
  };
  const name = state.area === null ? undefined : figures.names.get(state.area);
  const what = name === undefined ? text('airMap.title') : text('airMap.areaTitle', { name });
  const when = data.hour !== null && formatDayAndHour(intl, data.hour, county.timeZone);
  return (
    <AreaMapPage
      state={state}
      change={change}
      subject={{
        words: WORDS,
        figures,
        otherPartitions: [],
        filters,
        // its place is kept while the hours are on their way
        timeline: data.update !== null && (
          <AirTimeline
            hours={hours}
            at={at}
            past={past}
            onMove={onHour}
            onNewest={() => moveTo({ hour: null, until: null })}
          />
        ),
        legend,
        report: {
          intro: (visit) => <AirIntro state={state} data={data} onChoose={visit} />,
          ofArea: (id) => (
            <AirReport
              id={id}
              state={state}
              data={data}
              onClear={() => change({ area: null })}
              onHour={onHour}
            />
          ),
          foot: <MapProblem />,
        },
        tools: <FeedbackButton />,
        shareItems: [],
        ...(when && { about: text('share.when', { what, when }) }),
        fetching: data.fetching,
        trouble: data.trouble,
        current: data.current,
        retry: data.retry,
      }}
    />
  );
}
