import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes, AreaTrajectory, CrimeStatus } from '@townlight/contract/crime';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { addMonths, type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useMemo, useRef } from 'react';
import { combineLoads, type LoadFailure, type LoadState } from '../../../http/loads.ts';
import { useAreaShapes } from '../../../map/api/area-shapes-query.ts';
import type { PeriodBeyondRecords } from '../../../period/BeyondRecordsNotice.tsx';
import { isFullyBeyond } from '../../../period/beyond-records.ts';
import { resolvePeriod } from '../../../period/resolve-period.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { areaCrimesQuery, areaTrajectoriesQuery } from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { findPeriodBeyondRecords } from '../api/find-period-beyond-records.ts';
import { type AreaTones, colorAreasByRate, colorAreasByTrend } from '../figures/area-tones.ts';
import { computeRateBreaks } from '../figures/color-scales.ts';
import {
  type RecentCounts,
  useSinglyCountedCrimeHistory,
} from '../single/use-singly-counted-crime-history.ts';
import type { SafetyMapState } from './safety-map-state.ts';

/** The results for one selection, with the selection. */
interface MapResult {
  readonly crimeSelection: CrimeSelection;
  readonly filters: Pick<
    SafetyMapState,
    'mode' | 'period' | 'timeline' | 'bigBundle' | 'smallBundles' | 'basket'
  >;
  readonly crimes: ReadonlyMap<AreaId, AreaCrimes>;
  /** Only for the trend mode. */
  readonly trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
  readonly tones: AreaTones;
  /** The rates per resident at which the classes above the lowest begin; empty for trends. */
  readonly breaks: readonly number[];
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
  readonly reach: PeriodBeyondRecords | null;
  /** The selection that is requested, and the one of the figures shown. */
  readonly requestedSelection: CrimeSelection | null;
  readonly shownSelection: CrimeSelection | null;
  readonly range: MonthRange | null;
  readonly shapes: AreaFeatureCollection | undefined;
  readonly outlines: LoadState;
  readonly names: ReadonlyMap<AreaId, string>;
  readonly crimes: ReadonlyMap<AreaId, AreaCrimes> | undefined;
  readonly trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
  readonly tones: AreaTones | undefined;
  readonly breaks: readonly number[];
  readonly rankedCount: number;
  /** For crimes of which each one matters: the reports of the last 36 months, once they are known. */
  readonly single: RecentCounts | null;
  readonly fetching: boolean;
  readonly failure: LoadFailure | null;
  readonly retry: () => void;
}

export function useSafetyMapData(state: SafetyMapState): SafetyMapData {
  const { mode, partition, period, timeline, bigBundle, smallBundles, basket } = state;
  const status = useQuery(crimeStatusQuery);
  const through = parseYearMonth(status.data?.data_through ?? '');
  const reach = findPeriodBeyondRecords(period, status.data);
  const outside = isFullyBeyond(reach?.beyond ?? null);
  const requestedSelection = useMemo<CrimeSelection | null>(() => {
    if (through === null || outside) return null;
    return { partition, range: resolvePeriod(period, through), bigBundle, smallBundles, basket };
  }, [through, outside, partition, period, bigBundle, smallBundles, basket]);

  const shapes = useAreaShapes(partition);
  const crimes = useQuery(areaCrimesQuery(requestedSelection));
  const newest = useQuery(
    areaCrimesQuery(
      timeline && through !== null ? moveToNewest(requestedSelection, through) : null,
    ),
  );
  const trajectories = useQuery(areaTrajectoriesQuery(mode === 'traj' ? requestedSelection : null));
  const areas = crimes.data;
  const trends = mode === 'traj' ? trajectories.data : null;
  // the same color is the same rate in every month of the slider
  const classified = timeline ? newest.data : areas;
  const result = useMemo<MapResult | null>(() => {
    if (requestedSelection === null || areas === undefined || trends === undefined) return null;
    if (classified === undefined) return null;
    const breaks = trends === null ? computeRateBreaks(classified) : [];
    return {
      crimeSelection: requestedSelection,
      filters: { mode, period, timeline, bigBundle, smallBundles, basket },
      crimes: byId(areas),
      trajectories: trends === null ? undefined : byId(trends),
      tones: trends === null ? colorAreasByRate(areas, breaks) : colorAreasByTrend(trends),
      breaks,
      rankedCount: areas.filter((area) => area.ranking !== null).length,
    };
  }, [
    requestedSelection,
    areas,
    classified,
    trends,
    mode,
    period,
    timeline,
    bigBundle,
    smallBundles,
    basket,
  ]);
  const last = useLastResult(result);
  // another partition is another map: nothing of the previous one may show in it
  const shown = last?.crimeSelection.partition === partition && !outside ? last : null;

  // the outlines are not part of the first HTML, but the report's heading needs the name
  const known = useQuery(neighborhoodNamesQuery(partition === 'neighborhoods'));
  const names = useMemo(() => {
    const outlinedAreas = shapes.data?.features.map(({ properties }) => properties);
    // a zip code is also its name
    const zips = partition === 'zipcodes' ? areas?.map(({ id }) => ({ id, name: id })) : undefined;
    return new Map((outlinedAreas ?? known.data ?? zips)?.map(({ id, name }) => [id, name]));
  }, [shapes.data, known.data, partition, areas]);
  const shownSelection = shown?.crimeSelection ?? requestedSelection;
  const single = useSinglyCountedCrimeHistory(shownSelection, status.data);
  const loads = combineLoads([status], [crimes, newest, trajectories]);
  return {
    status: status.data,
    through,
    shown: useMemo(() => (shown === null ? state : { ...state, ...shown.filters }), [state, shown]),
    current: result !== null,
    reach,
    requestedSelection,
    shownSelection,
    range: shownSelection?.range ?? null,
    shapes: shapes.data,
    outlines: shapes,
    names,
    crimes: shown?.crimes,
    trajectories: shown?.trajectories,
    tones: shown?.tones,
    breaks: shown?.breaks ?? [],
    rankedCount: shown?.rankedCount ?? 0,
    single,
    fetching: loads.loading || shapes.isFetching,
    failure: loads.failure,
    retry: loads.retry,
  };
}

/** Moves a selection to the newest months, as many as it has: rates of periods of other lengths do not compare. */
function moveToNewest(selection: CrimeSelection | null, newest: YearMonth): CrimeSelection | null {
  if (selection === null) return null;
  const { from, to } = selection.range;
  return { ...selection, range: { from: addMonths(newest, from - to), to: newest } };
}

function byId<Area extends { id: AreaId }>(areas: readonly Area[]): ReadonlyMap<AreaId, Area> {
  return new Map(areas.map((area) => [area.id, area]));
}

/**
 * Returns the current result or, until it is there, the last complete one. A result carries its parameters, so that it
 * is always shown under its own labels, however long the next one takes and whether or not it succeeds.
 * @param result `null` while it loads; the same object while it is the same
 */
function useLastResult<Result>(result: Result | null): Result | null {
  const last = useRef(result);
  if (result !== null) last.current = result;
  return last.current;
}
