import type { YearMonth } from '@townlight/domain/time';
import { z } from 'zod';
import type { PublishedRelease } from '../store.ts';

/** The report fields of a crime release that the news need. */
const crimeReportSchema = z.object({
  agency: z.string(),
  months: z.array(z.object({ from: z.int(), to: z.int() })),
});

export interface CrimeRelease {
  readonly agency: string;
  readonly publishedAt: Date;
  /** The last month of the release. */
  readonly last: YearMonth;
  includesMonth(month: YearMonth): boolean;
}

/** Parses the crime releases that state their months, in the order of their publication. */
export function parseCrimeReleases(releases: readonly PublishedRelease[]): CrimeRelease[] {
  return releases.flatMap(({ kind, publishedAt, report }) => {
    const read = kind === 'crime' ? crimeReportSchema.safeParse(report) : null;
    if (!read?.success || read.data.months.length === 0) return [];
    const { agency, months } = read.data;
    return [
      {
        agency,
        publishedAt,
        last: Math.max(...months.map(({ to }) => to)) as YearMonth,
        includesMonth: (month) => months.some(({ from, to }) => month >= from && month <= to),
      },
    ];
  });
}
