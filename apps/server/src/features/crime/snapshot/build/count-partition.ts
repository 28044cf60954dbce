import { type AllocateBuffer, buildSparseCounts, type SparseCounts } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import { forEachPackedCell } from '../../packed-cells.ts';
import type { PackedCellRow } from '../../store.ts';

export interface PartitionCountingPlan {
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
  { areaOfId, seriesOfCode, ...shape }: PartitionCountingPlan,
  rows: readonly PackedCellRow[],
  allocate: AllocateBuffer,
): SparseCounts {
  const { series, first, months } = shape;
  const uncategorised = series - 1;
  return buildSparseCounts(
    shape,
    (see) => {
      for (const { month, cells } of rows) {
        if (month < first || month >= first + months) continue;
        forEachPackedCell(cells, (code, areaId, count) => {
          const area = areaOfId[areaId] ?? -1;
          if (area >= 0) see(seriesOfCode[code] ?? uncategorised, month, area, count);
        });
      }
    },
    allocate,
  );
}
