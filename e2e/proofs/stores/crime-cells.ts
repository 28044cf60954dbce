import type { Pool } from 'pg';

/** One number of the roll-up: reports of one kind in one area, by agency and month. */
export interface CrimeCell {
  readonly partition: string;
  readonly agency: string;
  /** Months since year 0. */
  readonly month: number;
  readonly codeId: number;
  /** 0 for unplaced records. */
  readonly areaId: number;
  readonly count: number;
}

const CELL_BYTES = 12;

/** Unpacks the roll-up that the snapshot is built from, in order of partition, agency, month, code and area. */
export async function readCrimeCells(pool: Pool): Promise<CrimeCell[]> {
  const { rows } = await pool.query<{
    partition: string;
    agency: string;
    month: number;
    cells: Buffer;
  }>(
    `select m.partition, a.slug as agency, m.month, m.cells
       from crime_month m join agency a on a.id = m.agency_id order by m.partition, a.slug, m.month`,
  );
  return rows.flatMap(({ partition, agency, month, cells }) =>
    unpack(cells).map((cell) => ({ partition, agency, month, ...cell })),
  );
}

function unpack(cells: Buffer): Pick<CrimeCell, 'codeId' | 'areaId' | 'count'>[] {
  if (cells.length % CELL_BYTES !== 0) throw new Error(`${cells.length} bytes are no whole cells`);
  const unpacked = Array.from({ length: cells.length / CELL_BYTES }, (_, i) => ({
    codeId: cells.readInt32BE(i * CELL_BYTES),
    areaId: cells.readInt32BE(i * CELL_BYTES + 4),
    count: cells.readInt32BE(i * CELL_BYTES + 8),
  }));
  // grouping may return them in any order
  return unpacked.sort((a, b) => a.codeId - b.codeId || a.areaId - b.areaId);
}
