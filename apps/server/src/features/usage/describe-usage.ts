import type { UsageReply } from '@townlight/contract/usage';
import { toCsv } from '@townlight/domain/csv';
import { COUNTED_PAGE_PATHS, USAGE_EVENTS } from '@townlight/domain/usage';

/** Formats lines for a terminal: a table of pages by event, and the day with the most page views. */
export function describeUsage(
  { from, to }: { from: string; to: string },
  counts: UsageReply['counts'],
  days: UsageReply['days'],
): readonly string[] {
  const time = from === to ? `on ${to}` : `from ${from} to ${to}`;
  if (counts.length === 0) return [`nothing was counted ${time}`];
  const pages = [...new Set(counts.map(({ page }) => page))];
  const countOf = (event: string, page?: string) =>
    counts.reduce(
      (sum, one) =>
        one.event === event && (page === undefined || one.page === page) ? sum + one.count : sum,
      0,
    );
  const rows = [
    ['page', ...USAGE_EVENTS],
    ...pages.map((page) => [
      COUNTED_PAGE_PATHS[page],
      ...USAGE_EVENTS.map((event) => String(countOf(event, page))),
    ]),
    ['all', ...USAGE_EVENTS.map((event) => String(countOf(event)))],
  ];
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  const busiest = days.reduce((first, day) => (day.page_views > first.page_views ? day : first));
  return [
    `counted ${time}`,
    '',
    ...lines,
    '',
    `most page views: ${busiest.page_views} on ${busiest.day}`,
  ];
}

/** Formats the counts as CSV. No cell contains text from users. */
export function formatUsageCsv(counts: UsageReply['counts']): string {
  return toCsv([
    ['page', 'event', 'language', 'count'],
    ...counts.map(({ page, event, language, count }) => [
      COUNTED_PAGE_PATHS[page],
      event,
      language,
      count,
    ]),
  ]);
}
