const SECONDS = { m: 60, h: 3_600, d: 86_400 } as const;
type Unit = keyof typeof SECONDS;
const LONGEST_SECONDS = 366 * SECONDS.d;

/**
 * Parses a polling interval: `15m`, `6h`, `1d`.
 * @returns seconds from five minutes to a year, else null
 * @example parseInterval('6h') // 21_600
 */
export function parseInterval(text: string): number | null {
  const found = /^([1-9]\d{0,4})([mhd])$/.exec(text.trim());
  if (found === null) return null;
  const seconds = Number(found[1]) * SECONDS[found[2] as Unit];
  return seconds >= 5 * SECONDS.m && seconds <= LONGEST_SECONDS ? seconds : null;
}

/** Formats a polling interval. @example formatInterval(21_600) // '6h' */
export function formatInterval(seconds: number): string {
  const unit = (['d', 'h', 'm'] as const).find((one) => seconds % SECONDS[one] === 0) ?? 'm';
  return `${Math.round(seconds / SECONDS[unit])}${unit}`;
}
