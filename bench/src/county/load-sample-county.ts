import { seedCategories as countyCategories } from '@townlight/county-los-angeles';
import {
  buildSampleCoverage,
  generateSampleIncidents,
  loadSampleGeography,
  type SampleCoverage,
  type SampleIncident,
  toSampleAreas,
} from '@townlight/county-los-angeles/sample';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { seedCategories } from '../../../apps/server/src/features/bundles/store/seed-categories.ts';
import {
  loadCrime,
  type SourceRow,
} from '../../../apps/server/src/features/crime/ingest/load-crime.ts';
import { createPointLocator } from '../../../apps/server/src/features/crime/ingest/point-locator.ts';
import { loadBoundaryFeatures } from '../../../apps/server/src/features/places/ingest/ingest-boundaries.ts';
import type { Database } from '../../../apps/server/src/platform/database/open-database.ts';
import { inTransaction } from '../../../apps/server/src/platform/database/transaction.ts';

/** The last month of the sample by default; fixed, so that every run measures the same county. */
const THROUGH = '2026-10';

/** Loads areas with residents and coverage, and the categories: a county without a record. */
export async function loadSampleAreas(database: Database): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    await seedCategories(client, countyCategories);
    for (const { partition, featureCollection } of loadSampleGeography()) {
      const features = featureCollection.features;
      await loadBoundaryFeatures(client, {
        partition,
        features,
        origin: 'sample county',
        sample: true,
      });
    }
  });
}

/** Loads the sample county with this many months of records. @returns the number of records */
export async function loadSampleCounty(
  database: Database,
  months: number,
  through = THROUGH,
): Promise<number> {
  await loadSampleAreas(database);
  const areas = toSampleAreas(loadSampleGeography());
  const supplies = buildSampleCoverage(through, months);
  let count = 0;
  await inTransaction(database.pool, async (client) => {
    if (database.kind === 'postgres') await client.query(`set local work_mem = '128MB'`);
    const place = await createPointLocator(client);
    for (const [agency, batches] of byAgency(generateSampleIncidents({ through, months, areas }))) {
      const supply = supplies.find((s) => s.agency === agency);
      const report = await loadCrime(client, {
        agency,
        agencyName: agency,
        source: agency,
        origin: 'sample county',
        rows: rowsOf(batches),
        place,
        statement: { months: supply && suppliedMonths(supply), covers: { part: 'agency' } },
        sample: true,
        bulkLoad: database.kind === 'postgres' ? 'copy' : 'unnest',
      });
      count += report.rowsNew;
    }
  });
  await database.pool.query('vacuum analyze');
  return count;
}

function suppliedMonths({ from, through, missing }: SampleCoverage): MonthRange[] {
  const months: MonthRange[] = [];
  for (let m = monthOf(from); m <= monthOf(through); m = addMonths(m, 1)) {
    if (!missing.includes(formatYearMonth(m))) months.push({ from: m, to: m });
  }
  return months;
}

function monthOf(text: string): YearMonth {
  const month = parseYearMonth(text);
  if (month === null) throw new RangeError(`"${text}" is not a month`);
  return month;
}

/** Yields the batches of one agency after another, since the sample generates the agencies in sequence. */
function* byAgency(
  batches: Generator<SampleIncident[]>,
): Generator<[string, Generator<SampleIncident[]>]> {
  let next = batches.next();
  function* ofOne(agency: string): Generator<SampleIncident[]> {
    while (!next.done && (next.value.length === 0 || next.value[0]?.agency === agency)) {
      yield next.value;
      next = batches.next();
    }
  }
  while (!next.done) {
    const agency = next.value[0]?.agency;
    if (agency === undefined) next = batches.next();
    else yield [agency, ofOne(agency)];
  }
}

function* rowsOf(batches: Generator<SampleIncident[]>): Generator<SourceRow[]> {
  let line = 0;
  for (const batch of batches) {
    yield batch.map((incident): SourceRow => {
      line++;
      const placed = incident.lon !== null && incident.lon !== 0;
      return {
        line,
        raw: [],
        parsed: {
          number: incident.number,
          code: incident.code,
          description: incident.description,
          occurredAt: incident.occurredAt.replace('T', ' '),
          month: monthOf(incident.occurredAt.slice(0, 7)),
          longitude: placed ? incident.lon : null,
          latitude: placed ? incident.lat : null,
        },
      };
    });
  }
}
