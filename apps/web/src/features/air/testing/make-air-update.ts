import type { AirStatus } from '@townlight/contract/air';
import { AIR_SETTLING_HOURS } from '@townlight/domain/air';
import { addHours, formatHour, type Hour, hourOfInstant } from '@townlight/domain/time';

/** `2026-11-21T19:00:00-08:00` */
export const SETTLED_HOUR: Hour = hourOfInstant(Date.parse('2026-11-22T03:00:00Z'));

/**
 * Makes an update reply for a record of two years.
 * @param given hours from the settled to the current one, and whether the map opens at the current one
 */
export function makeAirUpdate(
  given: { settled?: Hour; now?: number; isWorse?: boolean; sample?: boolean } = {},
): AirStatus {
  const { settled = SETTLED_HOUR, now = AIR_SETTLING_HOURS, isWorse = false } = given;
  const text = (later: number) => formatHour(addHours(settled, later), 'America/Los_Angeles');
  return {
    last_updated: text(AIR_SETTLING_HOURS),
    datetime: text(0),
    current: text(now),
    map_opens: text(isWorse ? now : 0),
    first: '2024-11-22T00:00:00-08:00',
    sample: given.sample ?? false,
  };
}
