import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { airDays, airStatuses, aqiRanking, areaAirHours } from '@townlight/contract/air';
import { airAccuracy } from '@townlight/contract/air/accuracy';
import type { Differences } from '../differences.ts';
import type { SiteReader } from '../read-site.ts';
import {
  type AirRecount,
  DISTANCE_EDGES,
  LEVEL_EDGES,
  openAirRecount,
  type RecomputedEstimate,
} from './recompute-estimates.ts';
import { computeIndex, computeNowCast, type Scale } from './recompute-index.ts';

const SCALES: readonly Scale[] = ['site', 'epa-2012', 'epa-2024'];
/** Number of hours that are compared, evenly spread over the record, including the settled one. */
const HOURS = 60;
/** Number of hours that the NowCast uses. */
const NOW_CAST_HOURS = 12;
const FAR_TENTHS = 250;
/** Number of neighborhoods whose calendars are compared, in the month before that of the settled hour. */
const CALENDARS = 12;
const TIME_ZONE = 'America/Los_Angeles';
const HOUR_MS = 3_600_000;

/** Recomputes the estimates from the public readings and points, and compares indexes, ranks, days and errors. */
export async function compareAir(
  site: SiteReader,
  folder: string,
  found: Differences,
): Promise<void> {
  const [update] = airStatuses.parse(await site.json('/api/health/air_quality/last_updated'));
  if (update === undefined) return;
  const save = async (table: string) => {
    const file = join(folder, `${table}.csv`);
    writeFileSync(file, await site.text(`/api/data/tables/${table}/csv`));
    return file;
  };
  const again = await openAirRecount({
    readings: await save('air-readings'),
    points: await save('air-points'),
  });
  try {
    const settled = Date.parse(update.datetime) / HOUR_MS;
    found.compare('newest hour', Date.parse(update.last_updated) / HOUR_MS, again.hours.at(-1));
    const past = again.hours.filter((hour) => hour <= settled);
    const every = Math.max(1, Math.floor(past.length / HOURS));
    const chosen = past.toReversed().filter((_, at) => at % every === 0);
    for (const hour of chosen) await compareHour(site, again, hour, found);
    await compareCalendars(site, again, settled, found);
    await compareErrors(site, again, found);
  } finally {
    again.close();
  }
}

async function compareHour(
  site: SiteReader,
  again: AirRecount,
  hour: number,
  found: Differences,
): Promise<void> {
  const hours = Array.from({ length: NOW_CAST_HOURS }, (_, ago) => hour - ago);
  const air = await again.estimate(hours);
  const clock = clockOf(hour);
  for (const scale of SCALES) {
    const path = `/api/health/air_quality/date?${new URLSearchParams({ ...clock, scale })}`;
    const records = areaAirHours.parse(await site.json(path));
    const indexes = new Map(
      again.areas.map((area) => [
        area,
        indexIn(
          hours.map((one) => air.get(one)?.get(area)),
          scale,
        ),
      ]),
    );
    const ranks = ranksOf(indexes, air.get(hour));
    for (const { neighborhood, avg_aqi, avg_pm25, ranking } of records) {
      const what = `${new Date(hour * HOUR_MS).toISOString()} ${neighborhood}, ${scale}`;
      const recomputed = air.get(hour)?.get(neighborhood);
      found.compare(`${what}: µg/m³`, tenthsOf(avg_pm25), recomputed?.tenths ?? null);
      found.compare(`${what}: index`, avg_aqi, indexes.get(neighborhood) ?? null);
      found.compare(`${what}: rank`, ranking, ranks.get(neighborhood) ?? null);
    }
    const instant = new Date(hour * HOUR_MS).toISOString();
    const listed = aqiRanking.parse(
      await site.json(
        `/api/air-quality/ranking?${new URLSearchParams({ datetime: instant, scale })}`,
      ),
    );
    for (const { neighborhood, rank, aqi } of listed) {
      found.compare(
        `${instant} list, ${scale}: ${neighborhood} rank`,
        rank,
        ranks.get(neighborhood),
      );
      found.compare(`${instant} list, ${scale}: ${neighborhood}`, aqi, indexes.get(neighborhood));
    }
  }
}

/** Returns the hour's own index, or that of the NowCast, which is null if one of its twelve hours is doubtful. */
function indexIn(hours: readonly (RecomputedEstimate | undefined)[], scale: Scale): number | null {
  const [now] = hours;
  if (now === undefined || now.tenths === null) return null;
  if (scale === 'site') return computeIndex(now.tenths, scale);
  if (hours.some((hour) => hour?.tenths === null)) return null;
  const cast = computeNowCast(hours.map((hour) => hour?.tenths ?? null));
  return cast === null ? null : computeIndex(cast, scale);
}

/** Returns 1 + the number of areas with worse air, of those near a station. */
function ranksOf(
  indexes: ReadonlyMap<string, number | null>,
  air: ReadonlyMap<string, RecomputedEstimate> | undefined,
): Map<string, number | null> {
  const near = [...indexes].flatMap(([area, index]) =>
    index !== null && (air?.get(area)?.nearestTenths ?? 0) <= FAR_TENTHS ? [{ area, index }] : [],
  );
  return new Map(
    near.map(({ area, index }) => [area, 1 + near.filter((one) => one.index > index).length]),
  );
}

async function compareCalendars(
  site: SiteReader,
  again: AirRecount,
  settled: number,
  found: Differences,
): Promise<void> {
  const { year, month } = monthBefore(settled);
  const days = daysOf(year, month);
  const recorded = new Set(again.hours);
  if (![...days.values()].flat().some((hour) => recorded.has(hour))) return;
  const air = await again.estimate([...days.values()].flat());
  const every = Math.max(1, Math.floor(again.areas.length / CALENDARS));
  for (const area of again.areas.filter((_, at) => at % every === 0)) {
    const query = new URLSearchParams({
      ...{ neighborhood: area, year: String(year), month: String(month) },
    });
    for (const sent of airDays.parse(await site.json(`/api/air-quality/days?${query}`))) {
      const hours = (days.get(sent.date) ?? []).map((hour) => air.get(hour)?.get(area));
      const known = hours.flatMap((hour) => hour?.tenths ?? []);
      const isDoubtful = hours.some((hour) => hour?.tenths === null);
      const hasMean = !isDoubtful && known.length > 0 && known.length * 4 >= hours.length * 3;
      const sum = known.reduce((all, one) => all + one, 0);
      const mean = hasMean ? Math.floor(sum / known.length + 1e-6) : null;
      found.compare(`${area} ${sent.date}: hours`, sent.hours, known.length);
      found.compare(`${area} ${sent.date}: µg/m³`, tenthsOf(sent.pm25), mean);
      found.compare(
        `${area} ${sent.date}: index`,
        sent.aqi,
        mean === null ? null : computeIndex(mean, 'site'),
      );
    }
  }
}

async function compareErrors(
  site: SiteReader,
  again: AirRecount,
  found: Differences,
): Promise<void> {
  const { by_level } = airAccuracy.parse(await site.json('/api/air-quality/accuracy'));
  const errors = await again.errors();
  for (let level = 0; level <= LEVEL_EDGES.length; level++)
    for (let distance = 0; distance <= DISTANCE_EDGES.length; distance++) {
      const sent = by_level[level]?.by_distance[distance];
      const recomputed = errors.get(`${level} ${distance}`);
      const what = `errors of level ${level} at distance ${distance}`;
      found.compare(`${what}: readings`, sent?.readings ?? 0, recomputed?.readings ?? 0);
      if (!sent?.error) continue;
      const rounded = (value: number | undefined) => Number(value?.toFixed(2));
      found.compare(`${what}: mean`, sent.error.mean_absolute, rounded(recomputed?.meanAbsolute));
      found.compare(
        `${what}: root`,
        sent.error.root_mean_square,
        rounded(recomputed?.rootMeanSquare),
      );
    }
}

function tenthsOf(concentration: number | null): number | null {
  return concentration === null ? null : Math.round(concentration * 10);
}

/** Returns the hour on the county's clock, with its offset. */
function clockOf(hour: number): Record<string, string> {
  const fields = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: TIME_ZONE, hourCycle: 'h23', timeZoneName: 'longOffset' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' },
  }).formatToParts(hour * HOUR_MS);
  const of = (type: string) => fields.find((field) => field.type === type)?.value ?? '';
  const [year, month, day, ofDay] = [of('year'), of('month'), of('day'), of('hour')];
  return { year, month, day, hour: ofDay, offset: of('timeZoneName').replace('GMT', '') };
}

function monthBefore(hour: number): { year: number; month: number } {
  const { year, month } = clockOf(hour);
  return month === '1'
    ? { year: Number(year) - 1, month: 12 }
    : { year: Number(year), month: Number(month) - 1 };
}

/** Returns the hours of `2026-10-31`, 23 or 25 of them where clocks change. */
function daysOf(year: number, month: number): Map<string, number[]> {
  const days = new Map<string, number[]>();
  const begin = Date.UTC(year, month - 1, 1) / HOUR_MS;
  for (let hour = begin - 24; hour < begin + 33 * 24; hour++) {
    const clock = clockOf(hour);
    if (Number(clock.month) !== month || Number(clock.year) !== year) continue;
    const date = [clock.year, clock.month?.padStart(2, '0'), clock.day?.padStart(2, '0')].join('-');
    days.set(date, [...(days.get(date) ?? []), hour]);
  }
  return days;
}
