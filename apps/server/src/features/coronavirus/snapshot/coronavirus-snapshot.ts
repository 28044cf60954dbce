import type { AreaId } from '@townlight/domain/places';
import { addDays, type Day } from '@townlight/domain/time';
import { createReplyCache, type ReplyCache } from '../../../platform/http/reply-cache.ts';
import type { CoronavirusData, NeighborhoodCases } from './coronavirus-data.ts';

const MAX_CACHED_BYTES = 8 * 1024 * 1024;

/** The cases as requests read them. Immutable except for the reply cache. */
export interface CoronavirusSnapshot {
  readonly data: CoronavirusData;
  /** The last day of the series; null before the first report. */
  readonly last: Day | null;
  /** The group of each neighborhood that has one, for both neighborhoods of a merged pair. */
  readonly groupOf: ReadonlyMap<AreaId, NeighborhoodCases>;
  /** Neighborhoods that no reporting area counts for. */
  readonly withoutReports: ReadonlySet<AreaId>;
  readonly replies: ReplyCache;
}

export function openCoronavirusSnapshot(data: CoronavirusData): CoronavirusSnapshot {
  return {
    data,
    last: data.days === 0 ? null : addDays(data.first, data.days - 1),
    groupOf: new Map(
      data.groups.flatMap((group) => group.neighborhoods.map((area) => [area, group] as const)),
    ),
    withoutReports: new Set(data.withoutReports.map(({ neighborhood }) => neighborhood)),
    replies: createReplyCache(MAX_CACHED_BYTES),
  };
}
