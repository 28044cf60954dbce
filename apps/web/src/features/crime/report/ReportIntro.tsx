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

/** The report panel before an area is chosen: the reader's saved areas, the county, and the clearest changes. */
export function ReportIntro(props: {
  /** The selection; the figures may still belong to the previous one. */
  state: SafetyMapState;
  data: SafetyMapData;
  onChoose: (id: AreaId) => void;
}) {
  const { state, data, onChoose } = props;
  const places = useSavedPlaces();
  return (
    <ReportLead
      question={<Text id="report.intro" />}
      text={places.length === 0 && <Text id="report.introText" />}
    >
      {places.length > 0 && <SavedAreas places={places} data={data} onChoose={onChoose} />}
      <County state={state} data={data} onChoose={onChoose} />
      {data.status && <CrimeProvenance status={data.status} />}
    </ReportLead>
  );
}

function County({ state, data, onChoose }: Parameters<typeof ReportIntro>[0]) {
  const { shown, range, through } = data;
  // the chosen selection is requested along with the figures of all areas; everything shown belongs to one selection
  useMapOverview(state.mode, data.requestedSelection);
  const found = useMapOverview(shown.mode, data.shownSelection);
  const overview = found.data;
  if (range === null || through === null) return null;
  const yearPath = suggestYearPath(shown, range, data.status);
  return (
    <LoadPlaceholder loads={combineLoads([], [found])}>
      {overview ? (
        <CountyChange
          state={shown}
          overview={overview}
          range={range}
          through={through}
          first={parseYearMonth(data.status?.first_month ?? '')}
        />
      ) : (
        <span className={report.lines} />
      )}
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
    </LoadPlaceholder>
  );
}
