import { parseYearMonth } from '@townlight/domain/time';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { AreaMapPage } from '../../../area-map/AreaMapPage.tsx';
import type { AreaMapMessages } from '../../../area-map/area-map-feature.ts';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { useOpenable } from '../../../notices/use-openable.tsx';
import { BeyondRecordsNotice } from '../../../period/BeyondRecordsNotice.tsx';
import { LazyPeriodDialog } from '../../../period/LazyPeriodDialog.ts';
import { resolvePeriod } from '../../../period/resolve-period.ts';
import { FeedbackButton, MapProblemButton } from '../../feedback/index.ts';
import { AreaDescription } from '../descriptions/AreaDescription.tsx';
import { MapDescription } from '../descriptions/MapDescription.tsx';
import { formatChosenKind } from '../figures/kind-text.ts';
import { formatShareText } from '../figures/share-text.ts';
import { twelveMonthsPath } from '../overview/use-overview.ts';
import { AreaCrimeReport } from '../report/AreaCrimeReport.tsx';
import { ReportIntro } from '../report/ReportIntro.tsx';
import { formatLegendTitle } from './MapLegend.tsx';
import { useCrimeFigures } from './use-crime-figures.tsx';
import { useCrimeTopics } from './use-crime-topics.ts';
import { useSafetyMapFilters } from './use-filter-choices.ts';
import { useMapDownload } from './use-map-download.ts';
import { useSafetyMapData } from './use-safety-map-data.ts';
import { useSafetyMapState } from './use-safety-map-state.ts';

const MESSAGES: AreaMapMessages = {
  title: 'map.title',
  areaTitle: 'map.areaTitle',
  report: 'report.title',
  collapseReport: 'report.collapse',
  reopenReport: 'report.reopen',
};

const MonthTimeline = lazyComponent(
  'month timeline',
  async () => (await import('./timeline/MonthTimeline.tsx')).MonthTimeline,
);

const PARTITIONS = ['neighborhoods', 'zipcodes'] as const;

/** `/map` and `/map/place`: the crime safety map. */
export function SafetyMapPage() {
  const intl = useIntl();
  const { state, change, moveTo } = useSafetyMapState();
  const data = useSafetyMapData(state);
  const [choosingMonths, setChoosingMonths] = useState(false);
  const months = useOpenable(LazyPeriodDialog);
  const filters = useSafetyMapFilters(
    state,
    change,
    useCallback(() => void months.open().then(setChoosingMonths), [months.open]),
    data.status?.areas.zipcodes !== 0,
  );
  const topics = useCrimeTopics(change);
  const { figures, legend } = useCrimeFigures(data, true);
  const shareItems = useMapDownload(data);
  const name = state.area === null ? undefined : data.names.get(state.area);
  return (
    <>
      {import.meta.env.SSR &&
        (state.area === null ? (
          <MapDescription />
        ) : (
          <AreaDescription partition={state.partition} area={state.area} name={name} />
        ))}
      <AreaMapPage
        state={state}
        change={change}
        feature={{
          messages: MESSAGES,
          figures,
          otherPartitions: PARTITIONS,
          filters,
          topics,
          timeline: state.timeline && data.status && (
            <MonthTimeline
              data={data}
              onMove={moveTo}
              onClose={() => change({ timeline: false })}
            />
          ),
          shown: data.range
            ? formatLegendTitle(intl, { ...data.shown, range: data.range })
            : undefined,
          legend,
          report: {
            intro: (visit) => <ReportIntro state={state} data={data} onChoose={visit} />,
            ofArea: (id) => (
              <AreaCrimeReport
                id={id}
                state={state}
                data={data}
                onClear={() => change({ area: null })}
                onMeasure={(measure) => change({ measure })}
              />
            ),
            foot: <MapProblemButton />,
          },
          tools: <FeedbackButton />,
          shareItems,
          about: formatShareText(intl, {
            kind: formatChosenKind(intl, state),
            areas: name === undefined ? [] : [name],
            range: data.requestedSelection?.range ?? null,
          }),
          notice: data.reach && (
            <BeyondRecordsNotice reach={data.reach} yearPath={twelveMonthsPath(state)} />
          ),
          fetching: data.fetching,
          failure: data.failure,
          current: data.current,
          retry: data.retry,
        }}
      />
      {choosingMonths && data.through !== null && (
        <LazyPeriodDialog
          range={data.range ?? resolvePeriod(state.period, data.through)}
          last={data.through}
          first={parseYearMonth(data.status?.first_month ?? '')}
          onClose={() => setChoosingMonths(false)}
          onShow={(range) => {
            setChoosingMonths(false);
            change({ period: { kind: 'custom', range } });
          }}
        />
      )}
    </>
  );
}
