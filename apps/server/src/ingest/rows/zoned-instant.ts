import type { Instant } from '@townlight/domain/time';

const WITH_OFFSET =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|UTC|([+-])(\d{2}):?(\d{2})?)$/i;
/** Epoch milliseconds since 1973; shorter numbers could be days, years or seconds. */
const EPOCH_MILLISECONDS = /^\d{12,13}$/;

/**
 * Parses `2025-01-01T17:15:00Z`, `2025/01/01 17:15:00+00` (ArcGIS), `2025-01-01 09:15 -08:00` and epoch milliseconds.
 * @returns `null` for other texts and for invalid dates and times
 */
export function parseZonedInstant(text: string): Instant | null {
  if (EPOCH_MILLISECONDS.test(text)) return Number(text);
  const match = WITH_OFFSET.exec(text);
  if (match === null) return null;
  const number = (at: number) => Number(match[at] ?? 0);
  const [year, month, day, hour, minute] = [1, 2, 3, 4, 5].map(number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, number(6)));
  const isReal = local.getUTCDate() === day && local.getUTCMonth() === month - 1;
  if (!isReal || hour > 23 || minute > 59) return null;
  const offset = (number(9) * 60 + number(10)) * (match[8] === '-' ? -1 : 1);
  return local.getTime() - offset * 60_000;
}
