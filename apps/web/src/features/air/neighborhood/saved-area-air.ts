import type { AirMapHours, AqiEstimate } from '@townlight/contract/air';
import type { AirAccuracy } from '@townlight/contract/air/accuracy';
import {
  type AqiCategory,
  computeAirQualityIndex,
  findDistanceClass,
  findLevelClass,
} from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { Hour } from '@townlight/domain/time';
import { createHourlyAirLookup } from '../air-map/air-at-hour.ts';
import { parsePlayableHours } from '../air-map/playable-hours.ts';

/** The air of one area, from the replies about all areas. */
export interface SavedAreaAir {
  readonly hour: Hour;
  /** In the last hour; `null` without a figure. */
  readonly estimate: AreaEstimate | null;
  /** There is no figure because the nearest monitor reads much worse, which may be right or a fault. */
  readonly isDoubtful: boolean;
  /** The hours on the map, oldest first. */
  readonly bars: readonly {
    readonly aqi: number | null;
    readonly category: AqiCategory | null;
  }[];
}

type AreaEstimate = Pick<
  AqiEstimate,
  'pm25' | 'far' | 'nearest_km' | 'error_pm25' | 'one_in_ten_pm25'
> & {
  readonly aqi: number;
  readonly category: AqiCategory;
  readonly isBeyondScale: boolean;
};

/** Returns the air of an area on the site's scale; `null` where the area or its hours are not in the reply. */
export function toSavedAreaAir(
  area: AreaId,
  reply: AirMapHours,
  accuracy: AirAccuracy,
): SavedAreaAir | null {
  const hours = parsePlayableHours(reply);
  const last = hours.at(-1);
  const position = reply.neighborhoods.findIndex(({ neighborhood }) => neighborhood === area);
  const found = createHourlyAirLookup(reply)(hours.length - 1, 'site').areas.get(area);
  if (last === undefined || found === undefined) return null;
  const { pm25, index, nearestKm, far, isDoubtful } = found;
  const { error_pm25 = null, one_in_ten_pm25 = null } =
    pm25 === null
      ? {}
      : (accuracy.by_level[findLevelClass(pm25)]?.by_distance[findDistanceClass(nearestKm)] ?? {});
  return {
    hour: last,
    estimate:
      pm25 === null || index === null
        ? null
        : { ...index, pm25, far, nearest_km: nearestKm, error_pm25, one_in_ten_pm25 },
    isDoubtful,
    bars: reply.pm25.slice(reply.shown_from).map((levels) => toBar(levels[position])),
  };
}

/** The index of an hour on the site's scale, which is that of the hour alone. */
function toBar(tenths: number | null | undefined): SavedAreaAir['bars'][number] {
  if (tenths == null) return { aqi: null, category: null };
  const { aqi, category } = computeAirQualityIndex(tenths / 10);
  return { aqi, category };
}
