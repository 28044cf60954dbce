import type { YearMonth } from '@townlight/domain/time';
import { z } from 'zod';
import type { PublishedRelease } from '../store.ts';

/** What a release of crime records says of itself. */
const crimeReport = z.object({
  agency: z.string(),
  months: z.array(z.object({ from: z.int(), to: z.int() })),
});

export interface CrimeRelease {
  readonly agency: string;
  readonly publishedAt: Date;
  /** The last month that it brought. */
  readonly last: YearMonth;
  holds(month: YearMonth): boolean;
}

/** The releases of crime records that say which months they brought, in the order in which they came. */
export function crimeReleases(releases: readonly PublishedRelease[]): CrimeRelease[] {
  return releases.flatMap(({ kind, publishedAt, report }) => {
    const read = kind === 'crime' ? crimeReport.safeParse(report) : null;
    if (!read?.success || read.data.months.length === 0) return [];
    const { agency, months } = read.data;
    return [
      {
        agency,
        publishedAt,
        last: Math.max(...months.map(({ to }) => to)) as YearMonth,
        holds: (month) => months.some(({ from, to }) => month >= from && month <= to),
      },
    ];
  });
}
