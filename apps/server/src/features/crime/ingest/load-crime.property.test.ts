import { toYearMonth } from '@townlight/domain/time';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import { fastCheckOptions } from '../../../platform/testing/run-length.ts';
import { loadCrime, type SourceRow } from './load-crime.ts';
import type { LocatePoint } from './record-batch.ts';
import { chooseBulkLoad } from './upsert-record-batch.ts';

/**
 * Locates points in a county of two halves: area 1 west of -118, area 2 east of it; ZIP codes and tracts have no areas.
 */
const halves: LocatePoint = {
  neighborhood: (longitude) => (longitude < -118 ? 1 : 2),
  zipcode: () => 0,
  tract: () => 0,
};

interface Report {
  number: number;
  code: number;
  month: number;
  east: boolean | null;
  /** Whether the row withdraws the record. */
  withdrawn: boolean;
}

const report: fc.Arbitrary<Report> = fc.record({
  number: fc.integer({ min: 1, max: 8 }),
  code: fc.integer({ min: 1, max: 2 }),
  month: fc.integer({ min: 1, max: 3 }),
  east: fc.option(fc.boolean()),
  withdrawn: fc.nat(3).map((one) => one === 0),
});
/** Files of one agency, loaded one after the other; rows may repeat or be unreadable. */
const files = fc.array(fc.array(fc.option(report), { maxLength: 20 }), {
  minLength: 1,
  maxLength: 3,
});

function sourceRow(row: Report | null, line: number): SourceRow {
  if (row === null) return { line, raw: [], parsed: { rejected: 'unreadable' } };
  const number = `N${row.number}`;
  if (row.withdrawn) return { line, raw: [], parsed: { number, withdrawn: 'DELETED "Y"' } };
  return {
    line,
    raw: [],
    parsed: {
      number,
      code: `C${row.code}`,
      description: `Kind ${row.code}`,
      occurredAt: `2026-0${row.month}-15 12:00`,
      month: toYearMonth(2026, row.month),
      longitude: row.east === null ? null : row.east ? -117.5 : -118.5,
      latitude: row.east === null ? null : 34,
    },
  };
}

/** Reference implementation: one record per number, the last row wins, and a withdrawal removes the record. */
function byHand(loads: readonly (readonly (Report | null)[])[]) {
  const records = new Map<number, Report>();
  const counts = loads.map((rows) => {
    const count = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0, rowsRejected: 0 };
    const withdrawn = new Set<number>();
    for (const row of rows) {
      const before = row === null ? undefined : records.get(row.number);
      if (row !== null) withdrawn[row.withdrawn ? 'add' : 'delete'](row.number);
      if (row === null) count.rowsRejected++;
      else if (row.withdrawn) count.rowsUnchanged++;
      else if (before === undefined) count.rowsNew++;
      else if (JSON.stringify(before) === JSON.stringify(row)) count.rowsUnchanged++;
      else count.rowsUpdated++;
      if (row !== null && !row.withdrawn) records.set(row.number, row);
    }
    for (const number of withdrawn) {
      if (!records.delete(number)) continue;
      count.rowsUnchanged--;
      count.rowsUpdated++;
    }
    return count;
  });
  const cells = new Map<string, number>();
  for (const { code, month, east } of records.values()) {
    const area = east === null ? 0 : east ? 2 : 1;
    const key = `C${code} ${toYearMonth(2026, month)} ${area}`;
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  return { counts, cells };
}

async function cellsOf(database: Database, agency: string): Promise<Map<string, number>> {
  const codes = await database.pool.query<{ id: number; code: string }>(
    'select id, code from crime_code',
  );
  const codeOf = new Map(codes.rows.map(({ id, code }) => [id, code]));
  const { rows } = await database.pool.query<{ month: number; cells: Buffer }>(
    `select month, cells from crime_month join agency on agency.id = agency_id
      where partition = 'neighborhoods' and slug = $1`,
    [agency],
  );
  const cells = new Map<string, number>();
  for (const { month, cells: packed } of rows) {
    for (let at = 0; at < packed.length; at += 12) {
      const key = `${codeOf.get(packed.readInt32BE(at))} ${month} ${packed.readInt32BE(at + 4)}`;
      cells.set(key, packed.readInt32BE(at + 8));
    }
  }
  return cells;
}

describeOnBothStores('any files in any order', (open) => {
  it('counts and cells equal an independent recount', async () => {
    const database = await open();
    let agencies = 0;
    await fc.assert(
      fc.asyncProperty(files, async (loads) => {
        const agency = `agency-${agencies++}`;
        const expected = byHand(loads);
        for (const [at, rows] of loads.entries()) {
          const result = await inTransaction(database.pool, (client) =>
            loadCrime(client, {
              agency,
              agencyName: agency,
              source: agency,
              origin: 'made',
              rows: [rows.map((row, i) => sourceRow(row, i + 2))],
              place: halves,
              bulkLoad: chooseBulkLoad(database.kind),
            }),
          );
          expect(result).toMatchObject({ rowsRead: rows.length, ...expected.counts[at] });
        }
        expect(await cellsOf(database, agency)).toEqual(expected.cells);
      }),
      fastCheckOptions({ short: 20, long: 40 }),
    );
  });
});
