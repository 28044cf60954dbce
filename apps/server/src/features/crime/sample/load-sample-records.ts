import type { Agency } from '@townlight/domain/county';
import { type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { SampleLoadContext } from '../../../platform/features/feature.ts';
import { loadCrime, type SourceRow } from '../ingest/load-crime.ts';
import { ENTIRE_AGENCY } from '../ingest/month-coverage/coverage-statement.ts';
import { createPointLocator } from '../ingest/point-locator.ts';
import { chooseBulkLoad } from '../ingest/upsert-record-batch.ts';

/** How a county pack generates sample records for its areas. */
export interface SampleRecordGenerator {
  sampleAreas(): readonly { readonly agency: string }[];
  /** The months that each agency covers up to `through`, `YYYY-MM`; `missing` are gaps between them. */
  sampleSupply(through: string): readonly SampleAgencyRecords[];
  sampleIncidents(options: {
    through: string;
    scale?: number;
    areas: readonly { readonly agency: string }[];
  }): Iterable<readonly SampleIncident[]>;
}

export interface SampleAgencyRecords {
  readonly agency: string;
  readonly from: string;
  readonly through: string;
  readonly missing: readonly string[];
}

export interface SampleIncident {
  readonly number: string;
  readonly code: string;
  readonly description: string;
  /** The county's local time, e.g. `2026-10-31T21:30`. */
  readonly occurredAt: string;
  readonly lon: number | null;
  readonly lat: number | null;
}

/** Loads the sample records of each agency as one release, placed in the boundaries in force. */
export async function loadSampleRecords(
  client: PoolClient,
  { kind, through, scale, reportProgress }: SampleLoadContext,
  agencies: readonly Agency[],
  recipe: SampleRecordGenerator,
): Promise<void> {
  const place = await createPointLocator(client);
  const areas = recipe.sampleAreas();
  const supplied = new Map(recipe.sampleSupply(through).map((supply) => [supply.agency, supply]));
  let loadedAreas = 0;
  for (const agency of agencies) {
    const supply = supplied.get(agency.slug);
    if (supply === undefined) continue;
    const policed = areas.filter((area) => area.agency === agency.slug);
    const months = listSuppliedRuns(supply);
    const monthCount = months.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    let loadedMonths = 0;
    const incidents = recipe.sampleIncidents({
      through,
      areas: policed,
      ...(scale !== undefined && { scale }),
    });
    const rules = agency.countingRules?.at(-1);
    await loadCrime(client, {
      agency: agency.slug,
      agencyName: agency.name,
      source: agency.slug,
      origin: 'sample county',
      rows: toSourceRows(incidents),
      place,
      statement: { months, covers: ENTIRE_AGENCY },
      // All sample records follow the newest rules.
      summarizeRows: () => (rules === undefined ? {} : { rules }),
      sample: true,
      bulkLoad: chooseBulkLoad(kind),
      // the recipe yields a batch per month, and agencies differ mainly in their number of areas
      onProgress() {
        loadedMonths += 1;
        reportProgress((loadedAreas + (policed.length * loadedMonths) / monthCount) / areas.length);
      },
    });
    loadedAreas += policed.length;
  }
}

function* toSourceRows(batches: Iterable<readonly SampleIncident[]>): Generator<SourceRow[]> {
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

/** Returns the months of a sample supply as ranges, without its gaps. */
function listSuppliedRuns(supply: SampleAgencyRecords): MonthRange[] {
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
