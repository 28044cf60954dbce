/** The day of the county's calendar that holds an instant: `2026-11-01`. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The last so many days, `today` included. */
export function lastDays(today: string, days: number): { from: string; to: string } {
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (days - 1));
  return { from: first.toISOString().slice(0, 10), to: today };
}
