import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import { type CrimeRelease, parseCrimeReleases } from './crime-releases.ts';
import { filterReleasesInForce } from './list-news-entries.ts';

/** A change to the crime records of a month in some neighborhoods. */
export interface CrimeMonthNews {
  readonly month: YearMonth;
  /**
   * `published`: the first records of the month from a department that polices the area; `corrected`: the county's
   * figures changed.
   */
  readonly what: 'published' | 'corrected' | 'withdrawn';
  readonly areas: readonly AreaId[];
}

/** Lists the changes to the crime records between two moments, newest entry first. Sample records are skipped. */
export function listCrimeNews(
  news: NewsSnapshot,
  { from, to }: { from: Date; to: Date },
): CrimeMonthNews[] {
  const isWithin = (at: Date) => at >= from && at < to;
  const { slugs, policedBy } = news.crime.data.partitions.neighborhoods;
  const releases = parseCrimeReleases(filterReleasesInForce(news.data.releases));
  return news.entries.flatMap(
    ({ subject, state, publishedAt, updatedAt, sample }): CrimeMonthNews[] => {
      if (subject.kind !== 'crime' || sample) return [];
      const { month } = subject;
      const changed = isWithin(updatedAt);
      if (state === 'withdrawn') return changed ? [{ month, what: 'withdrawn', areas: slugs }] : [];
      const arrivals = findFirstReleases(releases, month);
      const isNew = (area: number) =>
        arrivals.size === 0
          ? isWithin(publishedAt)
          : (policedBy[area] ?? []).some((agency) => {
              const first = arrivals.get(agency);
              // Older months that came with a later one belong to the news of the later month.
              return first?.last === month && isWithin(first.publishedAt);
            });
      const published = slugs.filter((_, area) => isNew(area));
      const corrected =
        state === 'corrected' && changed ? slugs.filter((_, area) => !isNew(area)) : [];
      return [
        { month, what: 'published' as const, areas: published },
        { month, what: 'corrected' as const, areas: corrected },
      ].filter(({ areas }) => areas.length > 0);
    },
  );
}

/** Returns the release with which each department first supplied the month. */
function findFirstReleases(
  releases: readonly CrimeRelease[],
  month: YearMonth,
): Map<string, CrimeRelease> {
  const arrivals = new Map<string, CrimeRelease>();
  for (const release of releases)
    if (release.includesMonth(month) && !arrivals.has(release.agency))
      arrivals.set(release.agency, release);
  return arrivals;
}
