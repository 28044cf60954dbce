import type { AreaId } from '@townlight/domain/places';
import { ReportLead } from '../../area-map/ReportLead.tsx';
import { Text } from '../../language/Text.tsx';
import { loadsOf } from '../../net/loads.ts';
import { PartPlace } from '../../notices/PartPlace.tsx';
import { useOwnPlaces } from '../../own-places/index.ts';
import { CrimeTruth } from '../figures/CrimeTruth.tsx';
import { CountyChange } from '../overview/CountyChange.tsx';
import { MostChanged } from '../overview/MostChanged.tsx';
import { OwnAreas } from '../overview/OwnAreas.tsx';
import { monthsBefore, useOverview, yearOfferPath } from '../overview/use-overview.ts';
import { YearOffer } from '../overview/YearOffer.tsx';
import type { SafetyMapState } from '../safety-map/safety-map-state.ts';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import styles from './CrimeReport.module.css';

/** What the panel says before an area is chosen: of the reader's own areas, of the county, of what changed most. */
export function ReportIntro(props: {
  /** What is chosen; what is shown may still be what was chosen before. */
  state: SafetyMapState;
  data: SafetyMapData;
  onChoose: (id: AreaId) => void;
}) {
  const { state, data, onChoose } = props;
  const places = useOwnPlaces();
  return (
    <ReportLead
      question={<Text id="report.intro" />}
      text={places.length === 0 && <Text id="report.introText" />}
    >
      {places.length > 0 && <OwnAreas places={places} data={data} onChoose={onChoose} />}
      <County state={state} data={data} onChoose={onChoose} />
      {data.status && <CrimeTruth status={data.status} />}
    </ReportLead>
  );
}

function County({ state, data, onChoose }: Parameters<typeof ReportIntro>[0]) {
  const { shown, range, through } = data;
  // what is chosen is asked beside the figures of all areas; what is shown is of the same question as they are
  useOverview(state.mode, data.asked);
  const found = useOverview(shown.mode, data.question);
  const overview = found.data;
  if (range === null || through === null) return null;
  const yearPath = yearOfferPath(shown, range, data.status);
  return (
    <PartPlace loads={loadsOf([], [found])}>
      {overview ? (
        <CountyChange state={shown} overview={overview} range={range} through={through} />
      ) : (
        <span className={styles.lines} />
      )}
      {/* where nothing was compared, nothing can be said of it */}
      {overview?.county.areas !== 0 && (
        <MostChanged
          overview={overview}
          before={monthsBefore(shown.mode, range)}
          names={data.names}
          onChoose={onChoose}
        />
      )}
      {yearPath !== null && (
        <p className={styles.offer}>
          <YearOffer path={yearPath} />
        </p>
      )}
    </PartPlace>
  );
}
