import type { RecountedCategory } from '@townlight/domain/bundles';
import type { Pool } from 'pg';

/**
 * The crime records, as far as the Bundle Tool needs them. The crime feature depends on the categories, so it provides
 * this instead of being imported.
 */
export interface CategorizedRecords {
  /** Number of records by the id of their description. */
  readonly recordsOfCode: Int32Array;
  readonly agencyNames: ReadonlyMap<string, { readonly name: string; readonly shortName: string }>;
  /** Returns the neighborhoods whose rank would change if the categories counted other descriptions. */
  readRankEffect(
    pool: Pool,
    categories: readonly RecountedCategory<number>[],
  ): Promise<readonly RankChange[]>;
}

/** A neighborhood whose rank in a category would change. */
export interface RankChange {
  /** Index of the category. */
  readonly category: number;
  readonly months: 1 | 12;
  readonly area: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}
