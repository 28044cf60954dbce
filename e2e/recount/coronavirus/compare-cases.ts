import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CoronavirusDay,
  type CoronavirusRecord,
  coronavirusRecords,
  coronavirusStatuses,
  coronavirusTrend,
} from '@townlight/contract/coronavirus';
import type { Differences } from '../differences.ts';
import type { SiteReader } from '../read-site.ts';
import { type CountedDay, type CountedRecord, countCases } from './count-cases.ts';

/** Sums the totals of reporting areas and compares every day of every neighborhood with the replies. */
export async function compareCases(
  site: SiteReader,
  folder: string,
  found: Differences,
): Promise<void> {
  const [status] = coronavirusStatuses.parse(await site.json('/api/health/coronavirus_status'));
  if (status === undefined) return;
  const save = async (table: string) => {
    const file = join(folder, `${table}.csv`);
    writeFileSync(file, await site.text(`/api/data/tables/${table}/csv`));
    return file;
  };
  const counted = await countCases({
    reportingAreas: await save('coronavirus-reporting-areas'),
    neighborhoods: await save('neighborhoods'),
    merged: status.neighborhoods.map(({ neighborhoods }) => neighborhoods),
  });
  for (const [day, own] of counted.records) {
    const path = `/api/health/coronavirus?date=${day}`;
    const records = coronavirusRecords.parse(await site.json(path));
    found.compare(`${day}: neighborhoods`, records.length, own.size);
    for (const record of records)
      compareRecord(`${day} ${record.neighborhood}`, record, own.get(record.neighborhood), found);
  }
  for (const { neighborhood } of status.neighborhoods) {
    const path = `/api/health/coronavirus_trend?neighborhood=${neighborhood}`;
    const own = counted.days.get(neighborhood);
    for (const day of coronavirusTrend.parse(await site.json(path)))
      compareDay(`${neighborhood} ${day.date}`, day, own?.get(day.date), found);
  }
}

function compareRecord(
  what: string,
  record: CoronavirusRecord,
  own: CountedRecord | undefined,
  found: Differences,
): void {
  const isWithheld = own?.total === null;
  const because = (own?.reportingAreas ?? 0) > 1 ? 'reporting-area' : 'small-count';
  found.compare(`${what}: cases`, record.total_cases, own?.total);
  found.compare(`${what}: at least`, record.at_least, own?.atLeast);
  found.compare(`${what}: at most`, record.at_most, own?.atMost);
  found.compare(`${what}: suppressed`, record.is_suppressed, isWithheld);
  found.compare(`${what}: why`, record.suppressed_because, isWithheld ? because : null);
  found.compare(`${what}: residents`, record.total_population, own?.residents);
  found.compare(`${what}: rate`, scaled(record.infection_rate, 1e6), own?.millionths);
  found.compare(`${what}: per 100K`, scaled(record.infection_rate_per_100K, 10), own?.millionths);
  found.compare(`${what}: rank`, record.ranking, own?.ranking);
  found.compare(`${what}: partial`, record.partial, own?.partial);
}

function compareDay(
  what: string,
  day: CoronavirusDay,
  own: CountedDay | undefined,
  found: Differences,
): void {
  found.compare(`${what}: new cases`, day.case_count, own?.newCases ?? null);
  found.compare(`${what}: mean`, scaled(day.mean_7_days, 10), own?.meanTenths ?? null);
  // before its first report a neighborhood has no row
  found.compare(`${what}: flag`, day.flag, own === undefined ? 'not-reported' : own.flag);
}

function scaled(value: number | null, by: number): number | null {
  return value === null ? null : Math.round(value * by);
}
