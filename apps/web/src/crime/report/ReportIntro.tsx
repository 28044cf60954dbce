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

/** The report panel before an area is chosen: the reader's saved areas, the county, and the clearest changes. */
export function ReportIntro(props: {
  /** The selection; the figures may still belong to the previous one. */
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
  // the chosen selection is requested along with the figures of all areas; everything shown belongs to one selection
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
      {/* without a comparison there are no changes to list */}
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
