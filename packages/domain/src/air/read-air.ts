import { type AirQualityIndex, airQualityIndex } from './air-quality-index.ts';
import type { AqiScale } from './index-tables.ts';
import { nowCast } from './now-cast.ts';

/**
 * What readers are told of an hour: on the site's scale the index of that hour, on EPA's scales that of its NowCast.
 * @param hours µg/m³, the hour itself first and those before it behind; `null` for an hour without a reading
 * @returns `null` for an hour without a reading, whatever lies before it, and where EPA gives no NowCast
 */
export function readAir(
  hours: readonly (number | null)[],
  scale: AqiScale = 'site',
): AirQualityIndex | null {
  const own = hours[0] ?? null;
  if (own === null) return null;
  const concentration = scale === 'site' ? own : nowCast(hours);
  return concentration === null ? null : airQualityIndex(concentration, scale);
}
