import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import type { AreaMonthAir } from '../../air/index.ts';
import type { AreaMonthFacts, CrimeRecordFacts } from '../../crime/index.ts';
import type { NewsEntryLink } from '../../news/index.ts';

/** The figures of one neighborhood in an edition, stored as JSON with the edition. */
export interface AreaEditionFacts {
  readonly id: AreaId;
  readonly name: string;
  /** Longitude and latitude of a point inside. */
  readonly center: readonly [number, number];
  readonly period: YearMonth;
  /** Null if there are no crime records for the month. */
  readonly record: CrimeRecordFacts | null;
  /** The news entries about the month; editions stored by earlier versions have none. */
  readonly news?: readonly NewsEntryLink[];
  readonly crime: AreaMonthFacts | null;
  /** Null if the month has no readings. */
  readonly air: AreaMonthAir | null;
  /** The neighborhoods with the longest shared borders; none for an island. */
  readonly neighbors: readonly NeighborFacts[];
}

export type NeighborFacts = Pick<
  AreaMonthFacts,
  'slug' | 'name' | 'count' | 'complete' | 'outlier' | 'reliability' | 'residents'
>;
