import { CORONAVIRUS_COLOR_CLASSES } from '@townlight/domain/coronavirus';
import { computeQuantileBreaks, findColorLevel } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { AreaTone } from '../../../map/area-tone.ts';
import type { ColorRamp } from '../../../map/ramp.ts';
import type { AreaCases, CountyCases } from './area-cases.ts';

/** Purple, low to high. */
export const INFECTION_RAMP: ColorRamp = { colors: 'infection', seam: 'seam' };

/** Colors areas by infection rate: six classes of equal count over ranked areas (reading 14). */
export function colorAreasByInfectionRate({ areas }: CountyCases): ReadonlyMap<AreaId, AreaTone> {
  const all = [...areas.values()];
  const breaks = computeQuantileBreaks(all.flatMap(rateOf), CORONAVIRUS_COLOR_CLASSES);
  return new Map(all.map((area) => [area.id, toneOf(area, breaks)]));
}

function rateOf({ standing, record }: AreaCases): number[] {
  return standing === 'ranked' && record?.infection_rate != null ? [record.infection_rate] : [];
}

function toneOf(area: AreaCases, breaks: readonly number[]): AreaTone {
  const [rate] = rateOf(area);
  if (rate === undefined) {
    return { level: null, hatched: false, withheld: area.standing === 'withheld' };
  }
  return {
    level: findColorLevel(rate, breaks, CORONAVIRUS_COLOR_CLASSES),
    hatched: area.record?.partial ?? false,
  };
}
