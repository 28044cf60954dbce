import type { RowChange } from '@townlight/domain/bundles';
import type { ChangeWord } from '@townlight/domain/staff';
import type { Change } from '../staff/index.ts';
import type { SaveKind } from './store/history.ts';

const ROWS: Record<RowChange['table'], string> = {
  big: 'big bundle',
  small: 'small bundle',
  nicknames: 'nickname',
  crime_descriptions: 'crime description',
};

/** A save of more rows is logged without them; the history has them. */
const MOST_ROWS = 20;

/** Returns the audit log entry for a save. */
export function auditLine({
  id,
  kind,
  of,
  rows,
}: {
  readonly id: number;
  readonly kind: SaveKind;
  readonly of: number | undefined;
  readonly rows: readonly RowChange[];
}): Omit<Change<'bundles'>, 'by'> {
  const [row] = rows;
  const one = rows.length === 1 && row !== undefined;
  const told = rows.length <= MOST_ROWS;
  return {
    subject: 'bundles',
    what: kind === 'save' ? (one ? doneTo(row) : 'changed') : DONE[kind],
    of:
      of === undefined
        ? one
          ? `${ROWS[row.table]} ${(row.before ?? row.after)?.name}`
          : `${rows.length} rows (save ${id})`
        : `save ${of} (${rows.length === 1 ? '1 row' : `${rows.length} rows`}, save ${id})`,
    ...(told && {
      before: rows.map(({ before }) => before),
      after: rows.map(({ after }) => after),
    }),
  };
}

const DONE = { undo: 'undid', restore: 'restored', import: 'imported' } as const;

function doneTo({ before, after }: RowChange): ChangeWord<'bundles'> {
  if (before === null) return 'added';
  if (after === null) return 'deleted';
  return before.name === after.name ? 'changed' : 'renamed';
}
