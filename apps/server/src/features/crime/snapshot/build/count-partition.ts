import { type AllocateBuffer, buildSparseCounts, type SparseCounts } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import type { CellRow } from '../../store.ts';

/** Bytes of a packed cell: code id, area id, count. */
const CELL_BYTES = 12;

export interface CountingPlan {
  readonly areas: number;
  /** The last series counts reports whose code has no nickname. */
  readonly series: number;
  readonly first: YearMonth;
  readonly months: number;
  /** Indexed by `area.id`: the area's index in the figures, -1 for areas of other partitions. */
  readonly areaOfId: Int32Array;
  /** Indexed by `crime_code.id`. */
  readonly seriesOfCode: Int32Array;
}

/**
 * Counts directly from the packed cells. Skips the unplaced (area 0) and months outside the plan, which no agency has
 * supplied completely.
 */
export function countPartition(
  { areaOfId, seriesOfCode, ...shape }: CountingPlan,
  rows: readonly CellRow[],
  allocate: AllocateBuffer,
): SparseCounts {
  const { series, first, months } = shape;
  const uncategorised = series - 1;
  return buildSparseCounts(
    shape,
    (see) => {
      for (const { month, cells } of rows) {
        if (month < first || month >= first + months) continue;
        const view = new DataView(cells.buffer, cells.byteOffset, cells.byteLength);
        for (let at = 0; at + CELL_BYTES <= cells.byteLength; at += CELL_BYTES) {
          const area = areaOfId[view.getInt32(at + 4)] ?? -1;
          if (area < 0) continue;
          const kind = seriesOfCode[view.getInt32(at)] ?? uncategorised;
          see(kind, month, area, view.getInt32(at + 8));
        }
      }
    },
    allocate,
  );
}
