import type { AreaForecast } from '@townlight/domain/air';
import { addDays, type Day, formatDay } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { formatCount } from '../../../ingest/format-counts.ts';
import type { LoadReport } from '../../../ingest/release/load-result.ts';
import { lockReleases, publishRelease } from '../../../ingest/release/publish-release.ts';
import { readForecasts } from '../store.ts';
import type { DayForecasts, ForecastRowSorter } from './forecast-row-sorter.ts';
import type { SkippedForecastReason } from './parse-forecast-row.ts';

export type ForecastLoadFacts = {
  /** Names of the reporting areas with a forecast in the load. */
  readonly areas: readonly string[];
  readonly skipped: Readonly<Record<SkippedForecastReason, number>>;
};

/** Report of a load of forecasts; `rowsRead` counts forecasts near the county and rows that could not be read. */
export type ForecastLoadReport = LoadReport & ForecastLoadFacts;

export interface ForecastReleaseOptions {
  /** A file name or the last part of an address. */
  readonly origin: string;
  readonly intake: Pick<ForecastRowSorter, 'skipped' | 'listDays'>;
  readonly rejected: number;
  /** The day in the county. */
  readonly today: Day;
  /** Publishes nothing where nothing changes; by default an unchanged load is published too. */
  readonly onlyChanges?: boolean;
  readonly fingerprint?: string;
}

/** Past days are stored for this long, so that a clock that is set back loses nothing. */
const PAST_DAYS = 2;

/**
 * Publishes forecasts as one release inside the caller's transaction. A day of a reporting area replaces the stored one
 * with all its pollutants, unless that one was issued later.
 * @returns null where nothing changes and `onlyChanges` is set
 */
export async function publishForecasts(
  client: PoolClient,
  given: ForecastReleaseOptions,
): Promise<ForecastLoadReport | null> {
  // no other load may change the forecasts that these are compared with
  await lockReleases(client);
  const { intake, today } = given;
  const { whole, left } = intake.listDays();
  const stored = Map.groupBy(await readForecasts(client, today), dayKeyOf);
  const changes = whole.map((day) => findChanges(day, stored.get(dayKeyOf(anyOf(day))) ?? []));
  const sum = (countOf: (change: DayChanges) => number) =>
    changes.reduce((total, change) => total + countOf(change), 0);
  if (given.onlyChanges && sum(({ added, updated, removed }) => added + updated + removed) === 0)
    return null;
  const release = {
    subject: 'air-forecast',
    kind: 'air-forecast',
    source: 'airnow',
    origin: given.origin,
  };
  return await publishRelease(client, release, async (releaseId) => {
    await saveChanges(client, releaseId, changes);
    await client.query('delete from air_forecast where valid_on < $1', [
      formatDay(addDays(today, -PAST_DAYS)),
    ]);
    const counts = {
      rowsNew: sum(({ added }) => added),
      rowsUpdated: sum(({ updated }) => updated),
      rowsUnchanged: sum(({ unchanged }) => unchanged),
      rowsRejected: given.rejected,
    };
    return {
      counts: { rowsRead: Object.values(counts).reduce((total, n) => total + n, 0), ...counts },
      facts: {
        areas: [...new Set(whole.map((day) => anyOf(day).area))].toSorted(),
        skipped: intake.skipped,
      },
      remarks: [...changes.flatMap(describeOlder), ...left.map(describeLeft)],
      fingerprint: given.fingerprint ?? '',
    };
  });
}

interface DayChanges {
  readonly area: string;
  readonly state: string;
  readonly validOn: Day;
  /** What is stored; null where a later issue is stored already. */
  readonly save: readonly AreaForecast[] | null;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of stored pollutants that the file does not have any more. */
  readonly removed: number;
}

function findChanges(day: DayForecasts, stored: readonly AreaForecast[]): DayChanges {
  const { area, state, validOn } = anyOf(day);
  const about = { area, state, validOn, added: 0, updated: 0, unchanged: 0, removed: 0 };
  if (lastIssue(stored) > lastIssue([...day.values()]))
    return { ...about, save: null, unchanged: day.size };
  const before = new Map(stored.map((forecast) => [forecast.pollutant, forecast]));
  for (const [pollutant, forecast] of day) {
    const known = before.get(pollutant);
    if (known === undefined) about.added++;
    else if (isSame(known, forecast)) about.unchanged++;
    else about.updated++;
    before.delete(pollutant);
  }
  return { ...about, removed: before.size, save: [...day.values()] };
}

async function saveChanges(
  client: PoolClient,
  releaseId: number,
  changes: readonly DayChanges[],
): Promise<void> {
  for (const { area, state, validOn, save, added, updated, removed } of changes) {
    if (save === null || added + updated + removed === 0) continue;
    await client.query(
      'delete from air_forecast where area = $1 and state = $2 and valid_on = $3',
      [area, state, formatDay(validOn)],
    );
    for (const forecast of save)
      await client.query(
        `insert into air_forecast (area, state, valid_on, issued_on, longitude, latitude, pollutant, aqi, category,
                                   is_primary, is_action_day, discussion, agency, release_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        [
          area,
          state,
          formatDay(validOn),
          formatDay(forecast.issuedOn),
          forecast.longitude,
          forecast.latitude,
          forecast.pollutant,
          forecast.aqi,
          forecast.category,
          forecast.isPrimary,
          forecast.isActionDay,
          forecast.discussion,
          forecast.agency,
          releaseId,
        ],
      );
  }
}

function describeOlder({ area, validOn, save }: DayChanges): string[] {
  return save === null
    ? [`${area}, ${formatDay(validOn)}: a later issue is on record, so this one is not used`]
    : [];
}

function describeLeft(day: DayForecasts): string {
  const { area, validOn } = anyOf(day);
  const rows = formatCount(day.size, 'row');
  return `${area}, ${formatDay(validOn)}: ${rows} not used, because another row of that day cannot be read`;
}

function anyOf(day: DayForecasts): AreaForecast {
  const [first] = day.values();
  if (first === undefined) throw new Error('a day has at least one forecast');
  return first;
}

function dayKeyOf({ area, state, validOn }: AreaForecast): string {
  return [area, state, validOn].join('|');
}

function lastIssue(forecasts: readonly AreaForecast[]): number {
  return Math.max(...forecasts.map(({ issuedOn }) => issuedOn));
}

function isSame(a: AreaForecast, b: AreaForecast): boolean {
  return (Object.keys(a) as (keyof AreaForecast)[]).every((name) => a[name] === b[name]);
}
