import { AIR_SETTLING_HOURS } from '@townlight/domain/air';
import {
  type CurrentNewsEntry,
  findNewsEntryState,
  type NewsEntryState,
} from '@townlight/domain/news';
import {
  addHours,
  addMonths,
  formatLocalDate,
  formatYearMonth,
  parseYearMonth,
  startOfHour,
  type YearMonth,
} from '@townlight/domain/time';
import type { AirSnapshot } from '../../air/index.ts';
import type { CrimeSnapshot } from '../../crime/index.ts';
import type { NewsData } from '../snapshot/build-news-data.ts';
import type { PublishedRelease } from '../store.ts';
import { countCompleteReports } from './county-month.ts';
import { parseCrimeReleases } from './crime-releases.ts';

/** The subject of an entry; encoded in the entry's id. */
export type NewsEntrySubject =
  | { readonly kind: 'crime'; readonly month: YearMonth }
  | { readonly kind: 'air'; readonly month: YearMonth }
  /** Changes that staff made to the categories on a day, `2026-11-22`. */
  | { readonly kind: 'categories'; readonly day: string }
  | {
      readonly kind: 'published';
      readonly of: PublishedKind;
      /** `2026-11-22` */
      readonly day: string;
    };

/** Kinds of releases with one entry per day: the bases of the figures, and a series that has ended. */
export const PUBLISHED_KINDS = ['boundaries', 'population', 'coverage', 'coronavirus'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** What identifies an entry, and its state; its content is described on demand. */
export interface NewsEntryHead {
  readonly id: string;
  readonly subject: NewsEntrySubject;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly state: NewsEntryState;
  readonly sample: boolean;
  /** The first published figures and the current ones; `null` where there is nothing to compare. */
  readonly figures: {
    readonly first: readonly number[] | null;
    readonly now: readonly number[] | null;
  };
}

/** The snapshots that the news describe. */
export interface FigureSnapshots {
  readonly crime: CrimeSnapshot;
  readonly air: AirSnapshot;
}

/** An entry derived from the current data; the input of `remember`. */
type DerivedEntry = CurrentNewsEntry<readonly number[]> & {
  readonly subject: NewsEntrySubject;
  /** Set if the entry was extended after its publication, which is not a correction. */
  readonly updatedAt?: Date;
};

/** Returns all entries, newest first: those derived from the data, and published ones whose data are gone. */
export function listNewsEntries(data: NewsData, snapshots: FigureSnapshots): NewsEntryHead[] {
  const derived = deriveNewsEntries(data, snapshots);
  const withdrawn = [...data.history.keys()].filter(
    (id) => !derived.has(id) && !data.history.get(id)?.sample,
  );
  const found = [...derived.keys(), ...withdrawn].flatMap((id): NewsEntryHead[] => {
    const now = derived.get(id) ?? null;
    const before = data.history.get(id);
    const subject = now?.subject ?? subjectOf(id);
    if (subject === null) return [];
    // Sample data are not the history of a real entry.
    const past = before !== undefined && (now === null || before.sample === now.sample);
    const publishedAt = (past ? before.publishedAt : now?.publishedAt) as Date;
    return [
      {
        id,
        subject,
        publishedAt,
        updatedAt: now?.updatedAt ?? (past ? before.changedAt : null) ?? publishedAt,
        state: findNewsEntryState(before, now),
        sample: now?.sample ?? false,
        figures: { first: past ? before.first : null, now: now?.figures ?? null },
      },
    ];
  });
  return found.sort(
    (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1),
  );
}

/** Derives the entries of the data in force, by id. */
export function deriveNewsEntries(
  data: NewsData,
  { crime, air }: FigureSnapshots,
): ReadonlyMap<string, DerivedEntry> {
  const found = new Map<string, DerivedEntry>();
  for (const { month, publishedAt, sample } of crimeMonths(data, crime)) {
    const figures = countCompleteReports(crime, month);
    if (figures.areas === 0) continue;
    found.set(`crime-${formatYearMonth(month)}`, {
      subject: { kind: 'crime', month },
      publishedAt,
      figures: [figures.count, figures.areas],
      sample,
    });
  }
  for (const { month, end } of data.airMonths) {
    found.set(`air-${formatYearMonth(month)}`, {
      subject: { kind: 'air', month },
      publishedAt: new Date(startOfHour(addHours(end, AIR_SETTLING_HOURS))),
      // The newest readings of a month may be revised slightly at any time, which is not a correction.
      figures: [],
      sample: air.data.sample,
    });
  }
  for (const release of filterReleasesInForce(data.releases)) {
    const of = PUBLISHED_KINDS.find((kind) => kind === release.kind);
    if (of === undefined) continue;
    const day = formatLocalDate(release.publishedAt, data.timeZone);
    const id = `${of}-${day}`;
    if (found.has(id)) continue;
    found.set(id, {
      subject: { kind: 'published', of, day },
      publishedAt: release.publishedAt,
      figures: [],
      sample: release.sample,
    });
  }
  for (const { day, publishedAt, updatedAt } of data.categoryDays)
    found.set(`categories-${day}`, {
      subject: { kind: 'categories', day },
      publishedAt,
      updatedAt,
      figures: [],
      sample: false,
    });
  return found;
}

/** Returns the releases in force; sample releases are dropped once there is a real one of their kind. */
export function filterReleasesInForce(releases: readonly PublishedRelease[]): PublishedRelease[] {
  const real = new Set(releases.filter(({ sample }) => !sample).map(({ kind }) => kind));
  return releases.filter(({ kind, sample }) => !sample || !real.has(kind));
}

/**
 * Returns the months of crime with an entry: the last month of each release, and the newest on record. Earlier months
 * of a release belong to the same entry.
 */
function crimeMonths({ releases }: NewsData, { data }: CrimeSnapshot) {
  const newest = parseYearMonth(data.status.data_through ?? '');
  if (newest === null) return [];
  const read = parseCrimeReleases(filterReleasesInForce(releases));
  const months = new Set([newest, ...read.map(({ last }) => last)]);
  const fallback = {
    publishedAt: new Date(data.publishedAt ?? 0),
    sample: data.status.sample,
  };
  return [...months]
    .filter((month) => month >= data.first && month <= addMonths(data.first, data.months - 1))
    .map((month) => {
      const firstRelease = read.find(({ includesMonth }) => includesMonth(month)) ?? fallback;
      return { month, publishedAt: firstRelease.publishedAt, sample: data.status.sample };
    });
}

/** Parses the subject from the id of an entry whose data are gone. */
function subjectOf(id: string): NewsEntrySubject | null {
  const [, kind = '', rest = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
  if (kind === 'crime' || kind === 'air') {
    const month = parseYearMonth(rest);
    return month === null ? null : { kind, month };
  }
  if (kind === 'categories') return { kind, day: rest };
  const of = PUBLISHED_KINDS.find((one) => one === kind);
  return of === undefined ? null : { kind: 'published', of, day: rest };
}
