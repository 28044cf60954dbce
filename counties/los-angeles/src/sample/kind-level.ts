import { monthOfYear, type YearMonth } from '@townlight/domain/time';
import { type OffenseKindName, offenseKinds } from './offense-kinds.ts';

/** Vehicle theft rises until this many months before the end of the window, and falls after that. */
const VEHICLE_THEFT_TURNS = 16;
const VEHICLE_THEFT_FALLS = 0.2;

/** Returns the frequency of a kind in a month relative to the end of the window: season and drift. */
export function computeKindLevel(
  name: OffenseKindName,
  month: YearMonth,
  through: YearMonth,
): number {
  const { swing, peak, drift } = offenseKinds[name];
  const season = 1 + swing * Math.cos(((monthOfYear(month) - peak) / 12) * 2 * Math.PI);
  const yearsToEnd = (through - month) / 12;
  if (name !== 'vehicleTheft') return season * Math.exp(-drift * yearsToEnd);
  const fallen = Math.min(yearsToEnd, VEHICLE_THEFT_TURNS / 12);
  return season * Math.exp(VEHICLE_THEFT_FALLS * fallen - drift * (yearsToEnd - fallen));
}
