import type { AreaCrimes, AreaTrajectory, CrimeStatus } from '@townlight/contract/crime';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useAreaShapes } from '../../map/api/use-area-shapes.ts';
import { useNeighborhoodNames } from '../../search/api/use-neighborhood-names.ts';
import { countedPeriod } from '../../time/counted-period.ts';
import type { CrimeQuestion } from '../api/crime-question.ts';
import { useAreaCrimes } from '../api/use-area-crimes.ts';
import { useCrimeStatus } from '../api/use-crime-status.ts';
import { useTrajectories } from '../api/use-trajectories.ts';
import { type AreaTones, rateTones, trendTones } from '../figures/area-tones.ts';
import type { SafetyMapState } from './safety-map-state.ts';

/** What the safety map shows of the server's data; parts are missing while they load. */
export interface SafetyMapData {
  readonly status: CrimeStatus | undefined;
  /** The last full month; `null` while nothing is loaded into the site. */
  readonly through: YearMonth | null;
  readonly range: MonthRange | null;
  readonly question: CrimeQuestion | null;
  readonly shapes: AreaFeatureCollection | undefined;
  readonly names: ReadonlyMap<AreaId, string>;
  readonly crimes: ReadonlyMap<AreaId, AreaCrimes> | undefined;
  readonly trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
  readonly tones: AreaTones | undefined;
  readonly rankedCount: number;
  readonly fetching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useSafetyMapData(state: SafetyMapState): SafetyMapData {
  const { mode, partition, period, bigBundle, smallBundles, basket } = state;
  const status = useCrimeStatus();
  const through = parseYearMonth(status.data?.data_through ?? '');
  const question = useMemo<CrimeQuestion | null>(() => {
    if (through === null) return null;
    return { partition, range: countedPeriod(period, through), bigBundle, smallBundles, basket };
  }, [through, partition, period, bigBundle, smallBundles, basket]);

  const shapes = useAreaShapes(partition);
  const crimes = useAreaCrimes(question);
  const trajectories = useTrajectories(mode === 'traj' ? question : null);

  // the shapes are no part of the first HTML, and a report wants its name there
  const known = useNeighborhoodNames(partition === 'neighborhoods');
  const names = useMemo(() => {
    const drawn = shapes.data?.features.map(({ properties }) => properties);
    return new Map((drawn ?? known.data)?.map(({ id, name }) => [id, name]));
  }, [shapes.data, known.data]);
  const shown = mode === 'traj' ? trajectories : crimes;
  const tones = useMemo(() => {
    if (mode === 'traj') return trajectories.data && trendTones(trajectories.data);
    return crimes.data && rateTones(crimes.data);
  }, [mode, crimes.data, trajectories.data]);

  const all = [status, shapes, crimes, trajectories];
  return {
    status: status.data,
    through,
    range: question?.range ?? null,
    question,
    shapes: shapes.data,
    names,
    crimes: useById(crimes.data),
    trajectories: useById(trajectories.data),
    tones,
    rankedCount: useMemo(() => countRanked(crimes.data), [crimes.data]),
    fetching: status.isFetching || shapes.isFetching || shown.isFetching,
    failed: all.some((query) => query.isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

function useById<Area extends { id: AreaId }>(areas: readonly Area[] | undefined) {
  return useMemo(() => areas && new Map(areas.map((area) => [area.id, area])), [areas]);
}

function countRanked(areas: readonly AreaCrimes[] | undefined): number {
  return areas?.filter((area) => area.ranking !== null).length ?? 0;
}
