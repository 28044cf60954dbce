import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import type { AreaMonthAir } from '../../air/index.ts';
import type { AreaMonthFacts, CrimeRecordFacts } from '../../crime/index.ts';
import type { EntryTitle } from '../../news/index.ts';

/** All that a letter can say of a neighborhood: plain data, kept with the edition. */
export interface LetterFacts {
  readonly id: AreaId;
  readonly name: string;
  /** Longitude and latitude of a point inside. */
  readonly center: readonly [number, number];
  readonly period: YearMonth;
  /** Null where no crime of the month is on record. */
  readonly record: CrimeRecordFacts | null;
  /** What the site’s news tell of the month; figures that were kept before there was any of it have none. */
  readonly news?: readonly EntryTitle[];
  readonly crime: AreaMonthFacts | null;
  /** Null where the month has no readings. */
  readonly air: AreaMonthAir | null;
  /** Those that share the longest edges with it; an island has none. */
  readonly neighbors: readonly NeighborFacts[];
}

export type NeighborFacts = Pick<
  AreaMonthFacts,
  'slug' | 'name' | 'count' | 'complete' | 'outlier' | 'reliability' | 'residents'
>;
