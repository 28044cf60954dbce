import { type AirQualityIndex, computeAirQualityIndex } from './air-quality-index.ts';
import type { AqiScale } from './aqi-breakpoints.ts';
import { DOUBTFUL_HOUR, type HourlyPm25 } from './doubtful-readings.ts';
import { computeNowCast, NOW_CAST_HOURS } from './now-cast.ts';

/**
 * Computes the index shown for an hour: on the site's scale from the hour itself, on EPA's scales from its NowCast.
 * @param hours µg/m³, the hour itself first, then the hours before it, as many as the NowCast reads where available
 * @returns `null` for an hour without a reading, where EPA defines no NowCast, and where a doubtful hour is among
 * those used
 */
export function computeHourIndex(
  hours: readonly HourlyPm25[],
  scale: AqiScale = 'site',
): AirQualityIndex | null {
  const current = hours[0] ?? null;
  if (current === null || current === DOUBTFUL_HOUR) return null;
  const concentration = scale === 'site' ? current : nowCastOf(hours);
  return concentration === null ? null : computeAirQualityIndex(concentration, scale);
}

function nowCastOf(hours: readonly HourlyPm25[]): number | null {
  const read = hours.slice(0, NOW_CAST_HOURS);
  const known = read.filter((value) => value !== DOUBTFUL_HOUR);
  return known.length === read.length ? computeNowCast(known) : null;
}
