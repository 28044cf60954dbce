import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import {
  CRIME_COLOR_CLASSES,
  computeQuantileBreaks,
  findColorLevel,
  findQuantileClass,
  TREND_CLASSES_PER_SIDE,
} from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { AreaTone } from '../../../map/area-tone.ts';
import { computeRateBreaks, TREND_MIDDLE } from './color-scales.ts';
import { findNoChangeReason, findUnrankedReason } from './unranked-reason.ts';

export type AreaTones = ReadonlyMap<AreaId, AreaTone>;

/**
 * Colors areas by rate: six classes of equal count over ranked areas. Areas with too few reports have no color and are
 * hatched.
 * @param breaks of other areas or months, where the same color means the same rate in all of them
 */
export function colorAreasByRate(
  areas: readonly AreaCrimes[],
  breaks: readonly number[] = computeRateBreaks(areas),
): AreaTones {
  const tones = new Map<AreaId, AreaTone>();
  for (const area of areas) {
    tones.set(
      area.id,
      area.ranking === null || area.total_crime_rate === null
        ? { ...grayOf(area), hatched: isTooFew(area) }
        : {
            level: findColorLevel(area.total_crime_rate, breaks, CRIME_COLOR_CLASSES),
            hatched: false,
          },
    );
  }
  return tones;
}

/** Returns the deviations from the expected counts at which the stronger classes begin. */
export function computeTrendBreaks(areas: readonly AreaTrajectory[]) {
  const shown = areas.filter((area) => findNoChangeReason(area) === null);
  const breaksOf = (direction: AreaTrajectory['direction']) =>
    computeQuantileBreaks(
      shown.filter((area) => area.direction === direction).map(deviationSize),
      TREND_CLASSES_PER_SIDE,
    );
  return { rises: breaksOf('up'), falls: breaksOf('down') };
}

/**
 * Colors areas by how far their counts are from the expected ones (readings 16 and 44): three quantile classes on each
 * side of the middle, which contains every area that is not called.
 */
export function colorAreasByTrend(areas: readonly AreaTrajectory[]): AreaTones {
  const breaks = computeTrendBreaks(areas);
  const tones = new Map<AreaId, AreaTone>();
  for (const area of areas) {
    if (findNoChangeReason(area) !== null) tones.set(area.id, grayOf(area));
    else
      tones.set(area.id, { level: trendLevel(area, breaks.rises, breaks.falls), hatched: false });
  }
  return tones;
}

function trendLevel(area: AreaTrajectory, rises: number[], falls: number[]): number {
  switch (area.direction) {
    case 'up':
      return TREND_MIDDLE + 1 + findQuantileClass(deviationSize(area), rises);
    case 'down':
      return TREND_MIDDLE - 1 - findQuantileClass(deviationSize(area), falls);
    case 'no-clear-change':
      return TREND_MIDDLE;
  }
}

/** Returns how far a called count is from the expected one, relative to it. */
function deviationSize({ total_crime_count: count, expected }: AreaTrajectory): number {
  return count === null || expected === null ? 0 : Math.abs(count / expected - 1);
}

/** Returns whether too few reports are the only reason for the missing rate. */
function isTooFew(area: AreaCrimes): boolean {
  return area.reliability === 'too-few' && findUnrankedReason(area) === null;
}

function grayOf({ recorded }: { recorded: boolean }): AreaTone {
  return { level: null, hatched: false, ...(!recorded && { unrecorded: true }) };
}
