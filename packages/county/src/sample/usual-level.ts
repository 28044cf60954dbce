import type { LocalHour } from '@townlight/domain/time';

/** A place of measurement in the model. */
export interface UsualPm25Settings {
  /** Mean of PM2.5 in µg/m³. */
  readonly level: number;
  /** 0 at the sea to 1 far from it, where the air is calm at night. */
  readonly inland: number;
}

/** Returns the concentration in µg/m³ at a station on a day of ordinary weather. */
export function computeUsualPm25(
  station: UsualPm25Settings,
  local: LocalHour,
  weekday: number,
): number {
  const winter = computeWinterShare(local);
  return (
    station.level * seasonOf(winter) * dayOf(local.hour, winter, station.inland) * weekOf(weekday)
  );
}

/** Returns 1 in the middle of December, 0 in the middle of June. */
export function computeWinterShare({ month, day }: LocalHour): number {
  const inYear = (month - 1 + day / 31) / 12;
  return (1 + Math.cos(2 * Math.PI * (inYear - 0.96))) / 2;
}

/** Winter inversions trap the air; summer has more photochemical particles. */
function seasonOf(winter: number): number {
  return 0.9 + 0.25 * winter + 0.12 * (1 - winter) ** 2;
}

/** A morning and an evening peak; the evening's is higher in winter, when the air is calm. */
function dayOf(hour: number, winter: number, inland: number): number {
  const morning = bump(hour, 8, 2.5);
  const evening = bump(hour, 21, 4) + bump(hour, -3, 4);
  const afternoon = bump(hour, 15, 3);
  return (
    0.85 +
    inland * (0.45 * morning + (0.15 + 0.5 * winter) * evening - 0.2 * afternoon) +
    0.1 * morning
  );
}

function bump(hour: number, at: number, width: number): number {
  return Math.exp(-(((hour - at) / width) ** 2) / 2);
}

/** @param weekday 0 for Sunday */
function weekOf(weekday: number): number {
  return weekday === 0 ? 0.9 : weekday === 6 ? 0.95 : 1.02;
}
