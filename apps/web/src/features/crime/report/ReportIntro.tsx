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
  // those of the shown months; those of the chosen ones load along with the figures of all areas
  useMapOverview(state.mode, data.requestedSelection);
  const overview = useMapOverview(data.shown.mode, data.shownSelection);
  return (
    <ReportLead
      question={<Text id="report.intro" />}
      text={places.length === 0 && <Text id="report.introText" />}
      answer={
        <>
          {places.length > 0 && <SavedAreas places={places} data={data} onChoose={onChoose} />}
          <CountyAnswer data={data} overview={overview} />
        </>
      }
    >
      <Changes data={data} overview={overview.data} onChoose={onChoose} />
      {data.status && <CrimeProvenance status={data.status} />}
    </ReportLead>
  );
}

function CountyAnswer({
  data,
  overview,
}: {
  data: SafetyMapData;
  overview: ReturnType<typeof useMapOverview>;
}) {
  const { shown, range, through } = data;
  if (range === null || through === null) return null;
  return (
    <LoadPlaceholder loads={combineLoads([], [overview])}>
      {overview.data ? (
        <CountyChange
          state={shown}
          overview={overview.data}
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

function Changes({
  data,
  overview,
  onChoose,
}: Pick<IntroProps, 'data' | 'onChoose'> & {
  overview: ReturnType<typeof useMapOverview>['data'];
}) {
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
