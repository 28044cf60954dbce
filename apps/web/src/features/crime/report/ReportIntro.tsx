import type { AreaId } from '@townlight/domain/places';
import { parseYearMonth } from '@townlight/domain/time';
import { ReportLead } from '../../../area-map/ReportPanel.tsx';
import report from '../../../area-map/report.module.css';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { LoadPlaceholder } from '../../../notices/FailureNotice.tsx';
import { useSavedPlaces } from '../../saved-places/index.ts';
import { CrimeProvenance } from '../figures/CrimeProvenance.tsx';
import { ClearChanges } from '../overview/ClearChanges.tsx';
import { CountyChange } from '../overview/CountyChange.tsx';
import { SavedAreas } from '../overview/SavedAreas.tsx';
import { suggestYearPath, useMapOverview } from '../overview/use-overview.ts';
import { YearSuggestion } from '../overview/YearSuggestion.tsx';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import { SingleAreas } from '../single/SingleAreas.tsx';
import styles from './AreaCrimeReport.module.css';

interface IntroProps {
  /** The selection; the figures may still belong to the previous one. */
  readonly state: SafetyMapState;
  readonly data: SafetyMapData;
  readonly onChoose: (id: AreaId) => void;
}

/** The report panel before an area is chosen: the reader's saved areas, the county, and the clearest changes. */
export function ReportIntro(props: IntroProps) {
  const { state, data, onChoose } = props;
  const places = useSavedPlaces();
  return (
    <ReportLead
      question={<Text id="report.intro" />}
      text={places.length === 0 && <Text id="report.introText" />}
      answer={
        <>
          {places.length > 0 && <SavedAreas places={places} data={data} onChoose={onChoose} />}
          <CountyAnswer state={state} data={data} />
        </>
      }
    >
      <Changes state={state} data={data} onChoose={onChoose} />
      {data.status && <CrimeProvenance status={data.status} />}
    </ReportLead>
  );
}

/** Loads the overview of the shown months, and that of the chosen ones along with the figures of all areas. */
function useShownOverview({ state, data }: Pick<IntroProps, 'state' | 'data'>) {
  useMapOverview(state.mode, data.requestedSelection);
  return useMapOverview(data.shown.mode, data.shownSelection);
}

function CountyAnswer({ state, data }: Pick<IntroProps, 'state' | 'data'>) {
  const found = useShownOverview({ state, data });
  const { shown, range, through } = data;
  if (range === null || through === null) return null;
  return (
    <LoadPlaceholder loads={combineLoads([], [found])}>
      {found.data ? (
        <CountyChange
          state={shown}
          overview={found.data}
          range={range}
          through={through}
          first={parseYearMonth(data.status?.first_month ?? '')}
        />
      ) : (
        <span className={report.lines} />
      )}
    </LoadPlaceholder>
  );
}

function Changes({ state, data, onChoose }: IntroProps) {
  const overview = useShownOverview({ state, data }).data;
  const { shown, range, through } = data;
  if (range === null || through === null) return null;
  const yearPath = suggestYearPath(shown, range, data.status);
  return (
    <>
      {/* without a comparison there are no changes to list */}
      {data.single ? (
        <SingleAreas data={data} single={data.single} onChoose={onChoose} />
      ) : (
        overview?.county.areas !== 0 && (
          <ClearChanges overview={overview} names={data.names} onChoose={onChoose} />
        )
      )}
      {yearPath !== null && (
        <p className={styles.offer}>
          <YearSuggestion path={yearPath} />
        </p>
      )}
    </>
  );
}
