import type { NearbyStation } from '@townlight/contract/air/stations';
import {
  computeHourIndex,
  DOUBTFUL_HOUR,
  NOW_CAST_HOURS,
  weightStations,
} from '@townlight/domain/air';
import type { Hour } from '@townlight/domain/time';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import { decodeFlag } from '../store.ts';
import {
  type Bounds,
  estimatePointInHour,
  type PointQuery,
  type PointWithStations,
  toPointWithStations,
} from './place-air.ts';
import { resolveRequestedHour } from './resolve-hour.ts';

/**
 * Builds the reply of `GET /api/air-quality/stations`: the stations that the estimate of `aqi` weights, and those
 * nearer than the last of them whose reading is excluded.
 * @throws BadRequest for a point outside the county or an hour that is not recorded
 */
export function buildNearbyStations(
  snapshot: AirSnapshot,
  query: PointQuery,
  bounds: Bounds,
): NearbyStation[] {
  const place = toPointWithStations(snapshot, query, bounds);
  const hour = resolveRequestedHour(snapshot, query.datetime);
  if (hour === null) return [];
  const { record } = snapshot.data;
  const begin = (hour - record.first) * record.stations.length;
  const { around, sensors } = place;
  const isUsed = (station: number) => !Number.isNaN(record.accepted[begin + station]);
  const weighted = weightStations(around, isUsed, sensors);
  if (weighted === null) return [];
  const hasEstimate = estimatePointInHour(place, hour) !== DOUBTFUL_HOUR;
  const total = weighted.weights.reduce((sum, weight) => sum + weight, 0);
  const last = around.stations.indexOf(weighted.stations.at(-1) as number);
  return around.stations.slice(0, last + 1).flatMap((station, i) => {
    const used = record.accepted[begin + station] as number;
    const reading = Number.isNaN(used) ? (record.refused[begin + station] as number) : used;
    if (Number.isNaN(reading)) return [];
    const { code, name } = record.stations[station] as (typeof record.stations)[number];
    const index = computeStationIndex(place, station, hour, query.scale);
    const weight = weighted.weights[weighted.stations.indexOf(station)] ?? 0;
    return [
      {
        code,
        name,
        km: round(around.km[i] as number, 1),
        pm25: round(reading, 1),
        aqi: index?.aqi ?? null,
        aqi_category: index?.category ?? null,
        flag: decodeFlag(record.flags[begin + station] as number),
        share: hasEstimate ? round(weight / total, 4) : null,
      },
    ];
  });
}

/** The index of a station's accepted readings. */
function computeStationIndex(
  { snapshot }: PointWithStations,
  station: number,
  hour: Hour,
  scale: PointQuery['scale'] = 'site',
) {
  const { first, stations, accepted } = snapshot.data.record;
  const readings = Array.from({ length: scale === 'site' ? 1 : NOW_CAST_HOURS }, (_, ago) => {
    const at = hour - ago - first;
    const reading = at < 0 ? Number.NaN : (accepted[at * stations.length + station] as number);
    // in tenths, as on the map
    return Number.isNaN(reading) ? null : round(reading, 1);
  });
  return computeHourIndex(readings, scale);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
