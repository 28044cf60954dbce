import { type AirQualityIndex, airQualityIndex } from './air-quality-index.ts';
import { DOUBTFUL, type HourOfAir } from './doubtful-readings.ts';
import type { AqiScale } from './index-tables.ts';
import { NOW_CAST_HOURS, nowCast } from './now-cast.ts';

/**
 * Computes the index shown for an hour: on the site's scale from the hour itself, on EPA's scales from its NowCast.
 * @param hours µg/m³, the hour itself first, then the hours before it, as many as the NowCast reads where available
 * @returns `null` for an hour without a reading, where EPA defines no NowCast, and where a doubtful hour is among
 * those used
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
