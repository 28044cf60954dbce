import { parseYearMonth } from '@townlight/domain/time';
import { lazy, Suspense, useCallback, useState } from 'react';
import { AreaMapPage } from '../../area-map/AreaMapPage.tsx';
import type { AreaMapWords } from '../../area-map/area-map-subject.ts';
import { FeedbackButton, MapProblem } from '../../feedback/index.ts';
import { CrimeReport } from '../report/CrimeReport.tsx';
import { ReportIntro } from '../report/ReportIntro.tsx';
import { useCrimeFigures } from './use-crime-figures.tsx';
import { useCrimeTopics } from './use-crime-topics.ts';
import { useFilters } from './use-filter-choices.ts';
import { useMapTakeAway } from './use-map-take-away.ts';
import { useSafetyMapData } from './use-safety-map-data.ts';
import { useSafetyMapState } from './use-safety-map-state.ts';

const PeriodDialog = lazy(async () => ({
  default: (await import('../../time/PeriodDialog.tsx')).PeriodDialog,
}));

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
  const { state, change } = useSafetyMapState();
  const data = useSafetyMapData(state);
  const [choosingMonths, setChoosingMonths] = useState(false);
  const filters = useFilters(
    state,
    change,
    useCallback(() => setChoosingMonths(true), []),
  );
  const topics = useCrimeTopics(change);
  const { figures, legend } = useCrimeFigures(data, true);
  const shareItems = useMapTakeAway(data);
  return (
    <>
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
            intro: (visit) => <ReportIntro data={data} onChoose={visit} />,
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
          fetching: data.fetching,
          trouble: data.trouble,
          current: data.current,
          retry: data.retry,
        }}
      />
      {choosingMonths && data.range && data.through !== null && (
        <Suspense>
          <PeriodDialog
            range={data.range}
            last={data.through}
            first={parseYearMonth(data.status?.first_month ?? '')}
            onClose={() => setChoosingMonths(false)}
            onShow={(range) => {
              setChoosingMonths(false);
              change({ period: { kind: 'custom', range } });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
