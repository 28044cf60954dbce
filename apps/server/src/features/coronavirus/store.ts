import type { Day } from '@townlight/domain/time';
import { type Queryable, selectRows } from '../../platform/database/query.ts';

/** An area with its reports, oldest first; the three arrays are parallel. */
export interface AreaReports {
  readonly label: string;
  readonly residents: number | null;
  readonly days: Int32Array;
  readonly min: Int32Array;
  readonly max: Int32Array;
}

/** Reads all reports by area, ordered by label, packed in arrays: 340 areas through 950 days would be 320,000 rows. */
export async function readAreaReports(db: Queryable): Promise<AreaReports[]> {
  const packed = (column: string) => `string_agg(int4send(${column}), ''::bytea order by r.day)`;
  const rows = await selectRows<
    Pick<AreaReports, 'label' | 'residents'> & Record<'days' | 'min' | 'max', Buffer | null>
  >(
    db,
    `select a.label, a.residents, ${packed('r.day')} as days, ${packed('r.at_least')} as min,
            ${packed('r.at_most')} as max
       from coronavirus_area a join coronavirus_report r on r.area_id = a.id
      group by a.id order by a.label collate "C"`,
  );
  return rows.map(({ label, residents, ...arrays }) => ({
    label,
    residents,
    days: integers(arrays.days),
    min: integers(arrays.min),
    max: integers(arrays.max),
  }));
}

/** The reports of an area from one release. */
export interface AreaRelease {
  readonly label: string;
  readonly release: number;
  readonly source: string;
  readonly publishedAt: Date;
  readonly sample: boolean;
  readonly first: Day;
  readonly last: Day;
  readonly reports: number;
}

/** Reads the releases of each area's reports. */
export async function readAreaReleases(db: Queryable): Promise<AreaRelease[]> {
  return await selectRows(
    db,
    `select a.label, r.id as release, r.source, r.published_at as "publishedAt", r.sample, min(c.day) as first,
            max(c.day) as last, count(*)::int as reports
       from coronavirus_report c
       join coronavirus_area a on a.id = c.area_id
       join release r on r.id = c.release_id
      group by a.id, r.id order by r.id`,
  );
}

/** Converts from the big-endian order of the database to the little-endian order of typed arrays. */
function integers(packed: Buffer | null): Int32Array {
  const bytes = Uint8Array.from(packed ?? []);
  Buffer.from(bytes.buffer).swap32();
  return new Int32Array(bytes.buffer);
}
