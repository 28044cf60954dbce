import type { AreaCrimes, AreaTrajectory, CrimeStatus } from '@townlight/contract/crime';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useAreaShapes } from '../../map/api/use-area-shapes.ts';
import { type Load, loadsOf, type Trouble } from '../../net/loads.ts';
import { useLastAnswer } from '../../net/use-last-answer.ts';
import { useNeighborhoodNames } from '../../search/api/use-neighborhood-names.ts';
import type { RecordsReach } from '../../time/BeyondRecordsNotice.tsx';
import { isOutside } from '../../time/beyond-records.ts';
import { countedPeriod } from '../../time/counted-period.ts';
import type { CrimeQuestion } from '../api/crime-question.ts';
import { recordsReach } from '../api/records-reach.ts';
import { useAreaCrimes } from '../api/use-area-crimes.ts';
import { useCrimeStatus } from '../api/use-crime-status.ts';
import { useTrajectories } from '../api/use-trajectories.ts';
import { type AreaTones, rateTones, trendTones } from '../figures/area-tones.ts';
import type { SafetyMapState } from './safety-map-state.ts';

/** The results for one selection, with the selection. */
interface MapAnswer {
  readonly question: CrimeQuestion;
  readonly asked: Pick<SafetyMapState, 'mode' | 'period' | 'bigBundle' | 'smallBundles' | 'basket'>;
  readonly crimes: ReadonlyMap<AreaId, AreaCrimes>;
  /** Only for the trend mode. */
  readonly trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
  readonly tones: AreaTones;
  readonly rankedCount: number;
}

/** The data of the safety map for one selection; fields are undefined while they load. */
export interface SafetyMapData {
  readonly status: CrimeStatus | undefined;
  /** The last full month; `null` while no data is loaded into the site. */
  readonly through: YearMonth | null;
  /** The state that the figures belong to. It lags behind the selection while that loads. */
  readonly shown: SafetyMapState;
  /** Whether the figures belong to the current selection. */
  readonly current: boolean;
  /** How the chosen period reaches beyond the records; nothing is requested where no month of it is on record. */
  readonly reach: RecordsReach | null;
  /** The selection that is requested, and the one of the figures shown. */
  readonly asked: CrimeQuestion | null;
  readonly question: CrimeQuestion | null;
  readonly range: MonthRange | null;
  readonly shapes: AreaFeatureCollection | undefined;
  readonly outlines: Load;
  readonly names: ReadonlyMap<AreaId, string>;
  readonly crimes: ReadonlyMap<AreaId, AreaCrimes> | undefined;
  readonly trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
  readonly tones: AreaTones | undefined;
  readonly rankedCount: number;
  readonly fetching: boolean;
  readonly trouble: Trouble | null;
  readonly retry: () => void;
}

export function useSafetyMapData(state: SafetyMapState): SafetyMapData {
  const { mode, partition, period, bigBundle, smallBundles, basket } = state;
  const status = useCrimeStatus();
  const through = parseYearMonth(status.data?.data_through ?? '');
  const reach = recordsReach(period, status.data);
  const outside = isOutside(reach?.beyond ?? null);
  const asked = useMemo<CrimeQuestion | null>(() => {
    if (through === null || outside) return null;
    return { partition, range: countedPeriod(period, through), bigBundle, smallBundles, basket };
  }, [through, outside, partition, period, bigBundle, smallBundles, basket]);

  const shapes = useAreaShapes(partition);
  const crimes = useAreaCrimes(asked);
  const trajectories = useTrajectories(mode === 'traj' ? asked : null);
  const areas = crimes.data;
  const trends = mode === 'traj' ? trajectories.data : null;
  const answer = useMemo<MapAnswer | null>(() => {
    if (asked === null || areas === undefined || trends === undefined) return null;
    return {
      question: asked,
      asked: { mode, period, bigBundle, smallBundles, basket },
      crimes: byId(areas),
      trajectories: trends === null ? undefined : byId(trends),
      tones: trends === null ? rateTones(areas) : trendTones(trends),
      rankedCount: areas.filter((area) => area.ranking !== null).length,
    };
  }, [asked, areas, trends, mode, period, bigBundle, smallBundles, basket]);
  const last = useLastAnswer(answer);
  // another partition is another map: nothing of the previous one may show in it
  const shown = last?.question.partition === partition && !outside ? last : null;

  // the outlines are not part of the first HTML, but the report's heading needs the name
  const known = useNeighborhoodNames(partition === 'neighborhoods');
  const names = useMemo(() => {
    const drawn = shapes.data?.features.map(({ properties }) => properties);
    // a zip code is also its name
    const zips = partition === 'zipcodes' ? areas?.map(({ id }) => ({ id, name: id })) : undefined;
    return new Map((drawn ?? known.data ?? zips)?.map(({ id, name }) => [id, name]));
  }, [shapes.data, known.data, partition, areas]);
  const question = shown?.question ?? asked;
  const loads = loadsOf([status], [crimes, trajectories]);
  return {
    status: status.data,
    through,
    shown: useMemo(() => (shown === null ? state : { ...state, ...shown.asked }), [state, shown]),
    current: answer !== null,
    reach,
    asked,
    question,
    range: question?.range ?? null,
    shapes: shapes.data,
    outlines: shapes,
    names,
    crimes: shown?.crimes,
    trajectories: shown?.trajectories,
    tones: shown?.tones,
    rankedCount: shown?.rankedCount ?? 0,
    fetching: loads.loading || shapes.isFetching,
    trouble: loads.trouble,
    retry: loads.retry,
  };
}

function byId<Area extends { id: AreaId }>(areas: readonly Area[]): ReadonlyMap<AreaId, Area> {
  return new Map(areas.map((area) => [area.id, area]));
}
