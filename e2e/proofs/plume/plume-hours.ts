import {
  airDays,
  airMapHours,
  airStatuses,
  aqiEstimates,
  aqiRanking,
} from '@townlight/contract/air';
import { jsonFeed } from '@townlight/contract/feed';
import { addHours, formatHour, type Hour, startOfHour } from '@townlight/domain/time';
import type { Pool } from 'pg';
import { LoadedReadings } from '../../../apps/server/src/features/air/ingest/loaded-readings.ts';
import { publishReadings } from '../../../apps/server/src/features/air/ingest/publish-readings.ts';
import {
  TEST_STATIONS,
  type TestStation,
} from '../../../apps/server/src/features/air/testing/insert-test-air.ts';
import { detectUnhealthyAirAlert } from '../../../apps/server/src/features/newsletter/alerts/detect-unhealthy-air-alert.ts';
import { inTransaction } from '../../../apps/server/src/platform/database/transaction.ts';
import type { TestApp } from '../../../apps/server/src/testing/open-test-app.ts';
import { makeTestFeatures } from '../../../apps/server/src/testing/test-features.ts';
import { createHourlyAirLookup } from '../../../apps/web/src/features/air/air-map/air-at-hour.ts';

const TIME_ZONE = 'America/Los_Angeles';
const { air, places } = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });

/** The status of a neighborhood on each page and in each message after the readings of an hour have arrived. */
export interface HourlyStatus {
  /** µg/m³ of the neighborhood's monitor in the newest hour; `null` while it is late. */
  readonly read: number | null;
  /** The tracker: `unhealthy`, or `none` where the hour has no figure. */
  readonly now: string;
  /** The settled hour, which pages formerly presented as the present. */
  readonly settled: string;
  /** How many hours before the newest the map opens, and what it shows there. */
  readonly mapOpensBefore: number;
  readonly map: string;
  /** First of "Worst air" where the map opens, and of the tracker's ranking. */
  readonly worst: string;
  readonly ranked: string;
  readonly isAlerted: boolean;
  /** The newest entry of the feed. */
  readonly feed: string;
  /** The index of the day in the calendar. */
  readonly day: number | null;
}

/** A neighborhood and the monitor in it. */
export interface SmokyPlace {
  readonly neighborhood: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Publishes the readings of one hour by the rules of a load; `null` where a station is late. */
export async function publishHour(
  pool: Pool,
  hour: Hour,
  read: Readonly<Record<string, number | null>>,
  stations: readonly TestStation[] = TEST_STATIONS,
): Promise<void> {
  const readings = new LoadedReadings();
  for (const [station, concentration] of Object.entries(read))
    if (concentration !== null) readings.add({ station, hour, concentration, instrument: 0 });
  await inTransaction(pool, (client) =>
    publishReadings(client, {
      source: 'made',
      origin: 'a plume',
      readings,
      stations: new Map(stations.map((one) => [one.code, { ...one, name: one.code }])),
      renames: false,
      rejected: 0,
    }),
  );
}

/** Reads the present status of a place on pages and in messages, through the same requests and rules as they use. */
export async function readHourlyStatus(
  { app, snapshots }: TestApp,
  { neighborhood, longitude, latitude }: SmokyPlace,
  read: number | null,
): Promise<HourlyStatus> {
  const get = async (path: string) => (await app.inject(`/api/${path}`)).json();
  const at = (datetime: string) => encodeURIComponent(datetime);
  const [update] = airStatuses.parse(await get('health/air_quality/last_updated'));
  if (update === undefined) throw new Error('nothing was read');
  const category = async (datetime: string) => {
    const path = `air-quality/aqi?lat=${latitude}&long=${longitude}&datetime=${at(datetime)}`;
    return aqiEstimates.parse(await get(path))[0]?.aqi_category ?? 'none';
  };
  const reply = airMapHours.parse(await get(`air-quality/hours?until=${at(update.current)}`));
  const shown = reply.hours.slice(reply.shown_from);
  const opening = shown.indexOf(update.map_opens);
  const map = createHourlyAirLookup(reply)(opening, 'site');
  const [ranked] = aqiRanking.parse(await get('air-quality/ranking'));
  const snapshot = snapshots.current();
  const newest = snapshot.of(air).hours?.newest as Hour;
  const alert = detectUnhealthyAirAlert(
    { air: snapshot.of(air), places: snapshot.of(places) },
    { at: new Date(startOfHour(addHours(newest, 1))), timeZone: TIME_ZONE },
  );
  const feed = jsonFeed.parse(await get(`air-quality/feed/${neighborhood}.json`));
  const [year, month, day] = formatHour(newest, TIME_ZONE).slice(0, 10).split('-').map(Number);
  const days = airDays.parse(
    await get(`air-quality/days?neighborhood=${neighborhood}&year=${year}&month=${month}`),
  );
  return {
    read,
    now: await category(update.current),
    settled: await category(update.datetime),
    mapOpensBefore: shown.length - 1 - opening,
    map: map.areas.get(neighborhood)?.index?.category ?? 'none',
    worst: map.ranked[0]?.id ?? 'none',
    ranked: ranked?.neighborhood ?? 'none',
    isAlerted: alert?.areas.some(({ id }) => id === neighborhood) ?? false,
    feed: feed.items[0]?.id.split('/').at(-1) ?? 'none',
    day: days[(day as number) - 1]?.aqi ?? null,
  };
}

/** Formats the hours as lines of a table. @param names the label of each hour */
export function formatStatusTable(
  hours: readonly HourlyStatus[],
  names: readonly string[] = hours.map((_, hour) => `${hour}`),
): string {
  const heads = [
    'hour',
    'monitor',
    'tracker now',
    'settled (once now)',
    'map opens',
    'map says',
    'worst air',
    'ranking',
    'alert',
    'feed',
    'day',
  ];
  const rows = hours.map((one, hour) => [
    names[hour] ?? '',
    one.read === null ? 'late' : `${one.read}`,
    one.now,
    one.settled,
    one.mapOpensBefore === 0 ? 'now' : `${one.mapOpensBefore} h ago`,
    one.map,
    one.worst,
    one.ranked,
    one.isAlerted ? 'yes' : '',
    one.feed,
    `${one.day ?? ''}`,
  ]);
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  return [heads, ...rows]
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] as number)).join('  '))
    .join('\n');
}
