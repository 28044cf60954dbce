import type { Pool } from 'pg';
import type { Findings } from '../findings.ts';
import type { RepairedArea } from './place-with-postgis.ts';

/** A record with the area it belongs to in one partition. */
export interface PlacedRecord {
  readonly partition: string;
  readonly agency: string;
  readonly number: string;
  readonly code: string;
  readonly month: number;
  /** 0 where it is unplaced. */
  readonly areaId: number;
}

/** A tenth of a millimeter: edges have no width, but projected coordinates have a rounding error. */
const ON_THE_EDGE_DEGREES = 1e-9;

/**
 * Compares every record of the store with PostGIS. Records on an edge or in a repaired area are listed one by one;
 * every other difference is a failure.
 * @returns the independent records, with the listed ones placed as in the store
 */
export async function compareRecords(
  store: Pool,
  independent: Pool,
  repairedAreas: readonly RepairedArea[],
  findings: Findings,
): Promise<PlacedRecord[]> {
  const found = await recordsInStore(store);
  const { rows: expected } = await independent.query<PlacedRecord>(
    'select partition, agency, number, code, month, area_id as "areaId" from placed',
  );
  const byKey = new Map(found.map((record) => [keyOf(record), record]));
  findings.check(
    `the store holds the ${expected.length / 3} records that DuckDB reads, no other`,
    found.length === expected.length && expected.every((record) => byKey.has(keyOf(record))),
    `${found.length / 3} are there`,
  );
  const unlike = expected.filter((record) => {
    const stored = byKey.get(keyOf(record));
    return stored !== undefined && (stored.code !== record.code || stored.month !== record.month);
  });
  findings.check(
    'each has the code and the month that DuckDB reads',
    unlike.length === 0,
    unlike.slice(0, 5).map(nameOf).join('; '),
  );
  const elsewhere = expected.filter(
    (record) => byKey.get(keyOf(record))?.areaId !== record.areaId && byKey.has(keyOf(record)),
  );
  const unexplained: string[] = [];
  for (const record of elsewhere) {
    const stored = byKey.get(keyOf(record)) as PlacedRecord;
    const edge = await distanceToEdge(independent, record, stored);
    const repaired = repairedAreas.find((area) => edge.slugs.includes(area.slug));
    const line = `${nameOf(record)}: PostGIS ${edge.slugs[0] || 'no area'}, Townlight ${edge.slugs[1] || 'no area'}`;
    if (edge.degrees <= ON_THE_EDGE_DEGREES) findings.log(`  edge    ${line}; on the edge`);
    else if (repaired) findings.log(`  edge    ${line}; ${repaired.slug} was mended`);
    else unexplained.push(`${line}, ${(edge.degrees * 111_000).toFixed(4)} m from the edge`);
  }
  findings.check(
    `each lies in the area where PostGIS finds it, in three partitions (${expected.length} placements, ` +
      `${elsewhere.length - unexplained.length} named edge cases)`,
    unexplained.length === 0,
    `${unexplained.length} elsewhere: ${unexplained.slice(0, 10).join('; ')}`,
  );
  return expected.map((record) => byKey.get(keyOf(record)) ?? record);
}

async function recordsInStore(store: Pool): Promise<PlacedRecord[]> {
  const { rows } = await store.query<PlacedRecord>(
    `select p.partition, a.slug as agency, i.number, c.code, i.month,
            coalesce(case p.partition when 'neighborhoods' then i.neighborhood_id when 'zipcodes' then i.zipcode_id
                                      else i.tract_id end, 0) as "areaId"
       from incident i join agency a on a.id = i.agency_id join crime_code c on c.id = i.code_id
      cross join (values ('neighborhoods'), ('zipcodes'), ('tracts')) as p (partition)`,
  );
  return rows;
}

async function distanceToEdge(
  independent: Pool,
  record: PlacedRecord,
  stored: PlacedRecord,
): Promise<{ degrees: number; slugs: [string, string] }> {
  const { rows } = await independent.query<{ id: number; slug: string; degrees: number }>(
    `select s.id, s.slug, ST_Distance(ST_Boundary(s.geom), p.geom) as degrees
       from placed p join shape s on s.partition = p.partition
      where p.partition = $1 and p.agency = $2 and p.number = $3 and s.id = any($4)`,
    [record.partition, record.agency, record.number, [record.areaId, stored.areaId]],
  );
  const slugOf = (id: number) => rows.find((row) => row.id === id)?.slug ?? '';
  return {
    degrees: Math.min(...rows.map((row) => row.degrees)),
    slugs: [slugOf(record.areaId), slugOf(stored.areaId)],
  };
}

function keyOf({ partition, agency, number }: PlacedRecord): string {
  return `${partition} ${agency} ${number}`;
}

function nameOf({ partition, agency, number }: PlacedRecord): string {
  return `${agency} ${number} in ${partition}`;
}
