import { agencies } from '@townlight/county-los-angeles/agencies';
import {
  type SampleIncident,
  sampleAreas,
  sampleGeography,
  sampleIncidents,
  sampleSupply,
} from '@townlight/county-los-angeles/sample';
import {
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { bulkLoadOf, loadCrime, openPlacePoints, type SourceRow } from '../crime/index.ts';
import { loadBoundaryFeatures } from '../places/index.ts';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';

const ORIGIN = 'sample county';

/**
 * Loads the invented county into a store that has never held a release: areas, residents, coverage and
 * incidents up to `through`. One transaction, so that a start that is killed leaves nothing and the
 * next one begins anew. Answers whether it loaded.
 */
export async function loadSampleCounty(
  database: Database,
  options: { through: YearMonth; scale?: number },
  onProgress: (sentence: string) => void,
): Promise<boolean> {
  return await inTransaction(database.pool, async (client) => {
    if (await holdsReleases(client)) return false;
    const geography = sampleGeography();
    for (const { partition, featureCollection } of geography) {
      onProgress(`drawing the ${partition} of the sample county`);
      await loadBoundaryFeatures(client, {
        partition,
        features: featureCollection.features,
        origin: ORIGIN,
        sample: true,
      });
    }
    await loadIncidents(client, database.kind, sampleAreas(geography), options, onProgress);
    return true;
  });
}

async function loadIncidents(
  client: PoolClient,
  kind: Database['kind'],
  areas: ReturnType<typeof sampleAreas>,
  { through, scale }: { through: YearMonth; scale?: number },
  onProgress: (sentence: string) => void,
): Promise<void> {
  const place = await openPlacePoints(client);
  const supplied = new Map(
    sampleSupply(formatYearMonth(through)).map((supply) => [supply.agency, supply]),
  );
  let loaded = 0;
  for (const agency of agencies) {
    const supply = supplied.get(agency.slug);
    if (supply === undefined) continue;
    const before = loaded;
    const incidents = sampleIncidents({
      through: formatYearMonth(through),
      areas: areas.filter((area) => area.agency === agency.slug),
      ...(scale !== undefined && { scale }),
    });
    const report = await loadCrime(client, {
      agency: agency.slug,
      agencyName: agency.name,
      source: agency.slug,
      origin: ORIGIN,
      rows: asSourceRows(incidents),
      place,
      months: wholeRuns(supply),
      sample: true,
      bulkLoad: bulkLoadOf(kind),
      onProgress: (rows) =>
        onProgress(`${(before + rows).toLocaleString('en')} invented incidents`),
    });
    loaded += report.rowsRead;
  }
}

async function holdsReleases(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query('select 1 from release limit 1');
  return rows.length > 0;
}

function* asSourceRows(batches: Iterable<SampleIncident[]>): Generator<SourceRow[]> {
  let line = 1;
  for (const batch of batches) {
    yield batch.map((incident): SourceRow => {
      const unplaced = incident.lon === null || incident.lat === null || incident.lon === 0;
      return {
        line: line++,
        raw: [],
        parsed: {
          number: incident.number,
          code: incident.code,
          description: incident.description,
          occurredAt: incident.occurredAt.replace('T', ' '),
          month: monthOf(incident.occurredAt),
          longitude: unplaced ? null : incident.lon,
          latitude: unplaced ? null : incident.lat,
        },
      };
    });
  }
}

/** A supply with its gaps taken out, as runs of months. */
function wholeRuns(supply: {
  from: string;
  through: string;
  missing: readonly string[];
}): MonthRange[] {
  const gaps = supply.missing.map(monthOf).sort((one, other) => one - other);
  const runs: MonthRange[] = [];
  let from = monthOf(supply.from);
  for (const gap of gaps) {
    if (gap > from) runs.push({ from, to: (gap - 1) as YearMonth });
    from = (gap + 1) as YearMonth;
  }
  const to = monthOf(supply.through);
  if (from <= to) runs.push({ from, to });
  return runs;
}

function monthOf(text: string): YearMonth {
  const month = parseYearMonth(text.slice(0, 7));
  if (month === null) throw new RangeError(`"${text}" does not begin with a month`);
  return month;
}
