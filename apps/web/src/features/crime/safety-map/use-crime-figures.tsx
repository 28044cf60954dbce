import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { countMonths, type MonthRange } from '@townlight/domain/time';
import { type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { AreaFigures } from '../../../area-map/area-map-feature.ts';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { isFullyBeyond } from '../../../period/beyond-records.ts';
import { formatRateLines, formatTrendLines } from '../figures/area-text.ts';
import type { AreaTones } from '../figures/area-tones.ts';
import { RATE_RAMP, TREND_RAMP } from '../figures/color-scales.ts';
import { suggestYearPath, twelveMonthsPath } from '../overview/use-overview.ts';
import { MapLegend } from './MapLegend.tsx';
import type { SafetyMapState } from './safety-map-state.ts';
import type { SafetyMapData } from './use-safety-map-data.ts';

const CrimeTable = lazyComponent(
  'crime table',
  async () => (await import('./CrimeTable.tsx')).CrimeTable,
);

/** Returns crime as a map shows it: the figures of each area and the legend. */
export function useCrimeFigures(
  data: SafetyMapData,
  /** The map page can change the period; a frame on another site cannot. */
  canChangePeriod: boolean,
): { figures: AreaFigures; legend: ReactNode } {
  const state = data.shown;
  const describe = useAreaDescriber(state, data);
  const { range, names, tones } = data;
  const trend = state.mode === 'traj';
  const loaded = trend ? data.trajectories : data.crimes;
  // The table's toolbar renders once the number of rows is known.
  const noneToCome = isFullyBeyond(data.reach?.beyond ?? null) ? () => null : null;
  const tableWaits = range === null || names.size === 0 || loaded === undefined;
  return {
    figures: {
      label: 'map.label',
      partition: state.partition,
      shapes: data.shapes,
      outlines: data.outlines,
      names,
      tones,
      ramp: trend ? TREND_RAMP : RATE_RAMP,
      describe,
      table: tableWaits
        ? noneToCome
        : (onSelect) => <CrimeTable state={state} data={data} range={range} onSelect={onSelect} />,
    },
    legend:
      tones === undefined || range === null ? null : (
        <MapLegend
          mode={state.mode}
          bigBundle={state.bigBundle}
          smallBundles={state.smallBundles}
          range={range}
          tones={tones}
          breaks={data.breaks}
          timeline={state.timeline}
          residentsUnknown={isUnknownSomewhere(trend ? data.trajectories : data.crimes)}
          trajectories={data.trajectories}
          yearPath={canChangePeriod ? yearPathOf(data, range, tones) : null}
        />
      ),
  };
}

/** Returns the function that builds an area's tooltip. */
function useAreaDescriber({ mode }: SafetyMapState, data: SafetyMapData): AreaFigures['describe'] {
  const intl = useIntl();
  const { names, crimes, trajectories, rankedCount } = data;
  return useCallback(
    (id: AreaId) => {
      const title = names.get(id);
      if (title === undefined) return null;
      const crime = crimes?.get(id);
      const trajectory = trajectories?.get(id);
      if (mode === 'traj') {
        return { title, lines: trajectory ? formatTrendLines(intl, trajectory) : [] };
      }
      return { title, lines: crime ? formatRateLines(intl, crime, rankedCount) : [] };
    },
    [intl, mode, names, crimes, trajectories, rankedCount],
  );
}

/** Returns the address of 12 months: for a trend of fewer months, and for rates where no area has enough reports. */
function yearPathOf(data: SafetyMapData, range: MonthRange, tones: AreaTones): string | null {
  const { shown } = data;
  if (shown.mode === 'traj') return suggestYearPath(shown, range, data.status);
  return countMonths(range) < 12 && isNoneRated(tones) ? twelveMonthsPath(shown) : null;
}

/** Every area with a figure has too few reports for a rate. */
function isNoneRated(tones: AreaTones): boolean {
  const shownTones = [...tones.values()].filter((tone) => tone.level !== null || tone.hatched);
  return shownTones.length > 0 && shownTones.every((tone) => tone.hatched);
}

/** Returns whether some area has an unknown number of residents, which has a separate entry in the legend. */
function isUnknownSomewhere(
  areas: ReadonlyMap<AreaId, AreaCrimes> | ReadonlyMap<AreaId, AreaTrajectory> | undefined,
): boolean {
  return [...(areas?.values() ?? [])].some(
    ({ complete, recorded, population }) => complete && recorded && population === null,
  );
}
