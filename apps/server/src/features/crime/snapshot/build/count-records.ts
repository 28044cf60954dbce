import type { CellRow } from '../../store.ts';

/** Bytes of a packed cell: code id, area id, count. */
const CELL_BYTES = 12;

/**
 * Adds up the records of each code.
 * @param records indexed by `crime_code.id`
 */
export function countRecords(rows: readonly CellRow[], records: Int32Array): void {
  for (const { cells } of rows) {
    const view = new DataView(cells.buffer, cells.byteOffset, cells.byteLength);
    for (let at = 0; at + CELL_BYTES <= cells.byteLength; at += CELL_BYTES) {
      const code = view.getInt32(at);
      if (code < records.length) records[code] = (records[code] as number) + view.getInt32(at + 8);
    }
  }
}
