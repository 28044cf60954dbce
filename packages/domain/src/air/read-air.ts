import { type AirQualityIndex, airQualityIndex } from './air-quality-index.ts';
import { DOUBTFUL, type HourOfAir } from './doubtful-readings.ts';
import type { AqiScale } from './index-tables.ts';
import { NOW_CAST_HOURS, nowCast } from './now-cast.ts';

/**
 * What readers are told of an hour: on the site's scale the index of that hour, on EPA's scales that of its NowCast.
 * @param hours µg/m³, the hour itself first and those before it behind; at least as many as a NowCast reads where there are so many
 * @returns `null` for an hour without a reading, whatever lies before it, where EPA gives no NowCast, and where a doubtful hour
 *   is among those that are read
 */
export function readAir(
  hours: readonly HourOfAir[],
  scale: AqiScale = 'site',
): AirQualityIndex | null {
  const own = hours[0] ?? null;
  if (own === null || own === DOUBTFUL) return null;
  const concentration = scale === 'site' ? own : nowCastOf(hours);
  return concentration === null ? null : airQualityIndex(concentration, scale);
}

function nowCastOf(hours: readonly HourOfAir[]): number | null {
  const read = hours.slice(0, NOW_CAST_HOURS);
  const known = read.filter((value) => value !== DOUBTFUL);
  return known.length === read.length ? nowCast(known) : null;
}
