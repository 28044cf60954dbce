import type { RowChange } from '@townlight/domain/bundles';
import type { PoolClient } from 'pg';

export type SaveKind = 'save' | 'undo' | 'restore' | 'import';

/** One save. */
interface SavedChange {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly kind: SaveKind;
  /** The save that was undone, or whose state was restored. */
  readonly of: number | null;
  readonly rows: readonly RowChange[];
}

/** Adds a save to the history, inside the caller's transaction. @returns its number, which rises */
export async function addToHistory(
  client: PoolClient,
  { by, kind, of, rows }: Omit<SavedChange, 'id' | 'at'>,
): Promise<number> {
  const { rows: added } = await client.query<{ id: number }>(
    'insert into bundle_change (by, kind, of_change, rows) values ($1, $2, $3, $4) returning id',
    [by, kind, of, JSON.stringify(rows)],
  );
  return added[0]?.id as number;
}
