import { parseYearMonth } from '@townlight/domain/time';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { AreaMapPage } from '../../area-map/AreaMapPage.tsx';
import type { AreaMapWords } from '../../area-map/area-map-subject.ts';
import { FeedbackButton, MapProblem } from '../../feedback/index.ts';
import { fetchedOnce } from '../../net/fetched-once.ts';
import { useOpenedPart } from '../../notices/use-opened-part.ts';
import { BeyondRecordsNotice } from '../../time/BeyondRecordsNotice.tsx';
import { countedPeriod } from '../../time/counted-period.ts';
import { AreaDescription } from '../descriptions/AreaDescription.tsx';
import { MapDescription } from '../descriptions/MapDescription.tsx';
import { chosenKind } from '../figures/kind-text.ts';
import { sharedCrime } from '../figures/shared-crime.ts';
import { twelveMonthsPath } from '../overview/use-overview.ts';
import { CrimeReport } from '../report/CrimeReport.tsx';
import { ReportIntro } from '../report/ReportIntro.tsx';
import { useCrimeFigures } from './use-crime-figures.tsx';
import { useCrimeTopics } from './use-crime-topics.ts';
import { useFilters } from './use-filter-choices.ts';
import { useMapTakeAway } from './use-map-take-away.ts';
import { useSafetyMapData } from './use-safety-map-data.ts';
import { useSafetyMapState } from './use-safety-map-state.ts';

const fetchPeriod = fetchedOnce(
  async () => (await import('../../time/PeriodDialog.tsx')).PeriodDialog,
);

const WORDS: AreaMapWords = {
  title: 'map.title',
  areaTitle: 'map.areaTitle',
  report: 'report.title',
  collapseReport: 'report.collapse',
  reopenReport: 'report.reopen',
};

const PARTITIONS = ['neighborhoods', 'zipcodes'] as const;

/** `/map` and `/map/place`: the crime safety map. */
export function SafetyMapPage() {
  const intl = useIntl();
  const { state, change } = useSafetyMapState();
  const data = useSafetyMapData(state);
  const [choosingMonths, setChoosingMonths] = useState(false);
  const months = useOpenedPart(fetchPeriod);
  const filters = useFilters(
    state,
    change,
    useCallback(() => void months.open().then(setChoosingMonths), [months.open]),
  );
  const topics = useCrimeTopics(change);
  const { figures, legend } = useCrimeFigures(data, true);
  const shareItems = useMapTakeAway(data);
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
        subject={{
          words: WORDS,
          figures,
          otherPartitions: PARTITIONS,
          filters,
          topics,
          legend,
          report: {
            intro: (visit) => <ReportIntro state={state} data={data} onChoose={visit} />,
            ofArea: (id) => (
              <CrimeReport
                id={id}
                state={state}
                data={data}
                onClear={() => change({ area: null })}
                onMeasure={(measure) => change({ measure })}
              />
            ),
            foot: <MapProblem />,
          },
          tools: <FeedbackButton />,
          shareItems,
          about: sharedCrime(intl, {
            kind: chosenKind(intl, state),
            areas: name === undefined ? [] : [name],
            range: data.asked?.range ?? null,
          }),
          notice: data.reach && (
            <BeyondRecordsNotice reach={data.reach} yearPath={twelveMonthsPath(state)} />
          ),
          fetching: data.fetching,
          trouble: data.trouble,
          current: data.current,
          retry: data.retry,
        }}
      />
      {months.Part && choosingMonths && data.through !== null && (
        <months.Part
          range={data.range ?? countedPeriod(state.period, data.through)}
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
