/** The day of the county's calendar that holds a moment: `2026-11-22`. */
export function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}
