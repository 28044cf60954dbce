import { hourOfInstant, toLocalHour } from '@townlight/domain/time';
import { type AirSnapshot, findUnhealthyAreas } from '../../air/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { AlertArea, DetectedAlert } from './alert.ts';

/** If the newest reading is older than this, the readings are not current. */
const LATE_BY_HOURS = 3;
const USEFUL_FOR_MS = 3 * 3_600_000;

/**
 * Finds neighborhoods with unhealthy air in the current hour. Returns null if there is none, and for sample readings.
 */
export function detectUnhealthyAirAlert(
  { air, places }: { air: AirSnapshot; places: PlacesSnapshot },
  { at, timeZone }: { at: Date; timeZone: string },
): DetectedAlert | null {
  const found = air.data.sample ? null : findUnhealthyAreas(air);
  const hourNow = hourOfInstant(at.getTime());
  if (found === null || air.hours === null || hourNow - air.hours.newest > LATE_BY_HOURS)
    return null;
  const centers = new Map(places.data.areas.neighborhoods.map(({ id, center }) => [id, center]));
  const areas = found.areas.flatMap(({ id, name, aqi, category }): AlertArea[] => {
    const center = centers.get(id);
    return center === undefined
      ? []
      : [
          {
            id,
            name,
            figures: { kind: 'unhealthy-air', hour: found.hour, aqi, category, center },
          },
        ];
  });
  if (areas.length === 0) return null;
  const { year, month, day } = toLocalHour(hourNow, timeZone);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return {
    id: `unhealthy-air ${year}-${two(month)}-${two(day)}`,
    kind: 'unhealthy-air',
    areas,
    usefulUntil: new Date(at.getTime() + USEFUL_FOR_MS),
  };
}
