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
  for (const [day, countedOfDay] of counted.records) {
    const path = `/api/health/coronavirus?date=${day}`;
    const records = coronavirusRecords.parse(await site.json(path));
    found.compare(`${day}: neighborhoods`, records.length, countedOfDay.size);
    for (const record of records)
      compareRecord(
        `${day} ${record.neighborhood}`,
        record,
        countedOfDay.get(record.neighborhood),
        found,
      );
  }
  for (const { neighborhood } of status.neighborhoods) {
    const path = `/api/health/coronavirus_trend?neighborhood=${neighborhood}`;
    const countedDays = counted.days.get(neighborhood);
    for (const day of coronavirusTrend.parse(await site.json(path)))
      compareDay(`${neighborhood} ${day.date}`, day, countedDays?.get(day.date), found);
  }
}

function compareRecord(
  what: string,
  record: CoronavirusRecord,
  counted: CountedRecord | undefined,
  found: Differences,
): void {
  const isWithheld = counted?.total === null;
  const because = (counted?.reportingAreas ?? 0) > 1 ? 'reporting-area' : 'small-count';
  found.compare(`${what}: cases`, record.total_cases, counted?.total);
  found.compare(`${what}: at least`, record.at_least, counted?.minimum);
  found.compare(`${what}: at most`, record.at_most, counted?.maximum);
  found.compare(`${what}: suppressed`, record.is_suppressed, isWithheld);
  found.compare(`${what}: why`, record.suppressed_because, isWithheld ? because : null);
  found.compare(`${what}: residents`, record.total_population, counted?.residents);
  found.compare(`${what}: rate`, scaled(record.infection_rate, 1e6), counted?.millionths);
  found.compare(
    `${what}: per 100K`,
    scaled(record.infection_rate_per_100K, 10),
    counted?.millionths,
  );
  found.compare(`${what}: rank`, record.ranking, counted?.ranking);
  found.compare(`${what}: partial`, record.partial, counted?.partial);
}

function compareDay(
  what: string,
  day: CoronavirusDay,
  counted: CountedDay | undefined,
  found: Differences,
): void {
  found.compare(`${what}: new cases`, day.case_count, counted?.newCases ?? null);
  found.compare(`${what}: mean`, scaled(day.mean_7_days, 10), counted?.meanTenths ?? null);
  // before its first report a neighborhood has no row
  found.compare(`${what}: flag`, day.flag, counted === undefined ? 'not-reported' : counted.flag);
}

function scaled(value: number | null, by: number): number | null {
  return value === null ? null : Math.round(value * by);
}
