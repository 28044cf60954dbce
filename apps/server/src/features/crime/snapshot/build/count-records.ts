import { forEachPackedCell } from '../../packed-cells.ts';
import type { PackedCellRow } from '../../store.ts';

/**
 * Adds up the records of each code.
 * @param records indexed by `crime_code.id`
 */
export function countRecords(rows: readonly PackedCellRow[], records: Int32Array): void {
  for (const { cells } of rows)
    forEachPackedCell(cells, (code, _, count) => {
      if (code < records.length) records[code] = (records[code] as number) + count;
    });
}
