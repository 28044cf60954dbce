import * as z from 'zod/mini';
import {
  expectedBigBundle,
  expectedCrimeDescription,
  expectedNickname,
  expectedSmallBundle,
} from '../bundles.ts';
import { rowId } from '../staff/row-id.ts';

const count = z.int().check(z.gte(0));

/** One row of a history entry. `before` is `null` where it was added, `after` where it was deleted. */
export const bundleRowChange = z.union([
  z.object({
    table: z.literal('big'),
    before: z.nullable(expectedBigBundle),
    after: z.nullable(expectedBigBundle),
  }),
  z.object({
    table: z.literal('small'),
    before: z.nullable(expectedSmallBundle),
    after: z.nullable(expectedSmallBundle),
  }),
  z.object({
    table: z.literal('nicknames'),
    before: z.nullable(expectedNickname),
    after: z.nullable(expectedNickname),
  }),
  z.object({
    table: z.literal('crime_descriptions'),
    agency: z.string(),
    code: z.string(),
    before: expectedCrimeDescription,
    after: expectedCrimeDescription,
  }),
]);
export type BundleRowChange = z.infer<typeof bundleRowChange>;

/** One entry of `GET /api/bundles/changes`, newest first. For staff. */
export const bundleHistoryEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Author of the save. */
  by: z.string(),
  kind: z.enum(['save', 'undo', 'restore', 'import']),
  /** The entry that was undone, or whose state was restored. */
  of: z.nullable(z.int()),
  /** Whether a later entry undid it. */
  undone: z.boolean(),
  /** How many rows it changed; `rows` contains the first of them. */
  touched: count,
  rows: z.array(bundleRowChange),
});
export const bundleHistory = z.array(bundleHistoryEntry);
export type BundleHistoryEntry = z.infer<typeof bundleHistoryEntry>;

/** `GET /api/bundles/changes?before=` */
export const bundleHistoryQuery = z.object({
  /** Only entries older than this one; by default the newest. */
  before: z.optional(rowId),
});

/** `POST /api/bundles/preview`: the effect of the changes, without saving them. */
export const bundleChangesPreview = z.object({
  /** How many rows would change. */
  touched: count,
  rows: z.array(bundleRowChange),
  /** Records that would move from one small bundle to another; `null` is no bundle. Sorted by records, descending. */
  moves: z.array(
    z.object({
      agency: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      records: count,
    }),
  ),
  /** Records that would enter or leave a big bundle. */
  big_bundles: z.array(
    z.object({ name: z.string(), agency: z.string(), gained: count, lost: count }),
  ),
  /** Neighborhoods whose rank by a category would change, at most 20, the largest change first. */
  ranks: z.array(
    z.object({
      /** 1 is the last month on record, 12 the 12 months that end with it. */
      months: z.union([z.literal(1), z.literal(12)]),
      table: z.enum(['big', 'small']),
      category: z.string(),
      neighborhood: z.string(),
      name: z.string(),
      ranking_before: z.int(),
      ranking_after: z.int(),
    }),
  ),
});
export type BundleChangesPreview = z.infer<typeof bundleChangesPreview>;
