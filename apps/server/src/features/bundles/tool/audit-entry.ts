import type { RowChange } from '@townlight/domain/bundles';
import type { AuditAction } from '@townlight/domain/staff';
import type { AuditChange } from '../../staff/index.ts';
import type { CategorySaveKind } from '../store/history.ts';

const TABLE_LABELS: Record<RowChange['table'], string> = {
  big: 'big bundle',
  small: 'small bundle',
  nicknames: 'nickname',
  crime_descriptions: 'crime description',
};

/** A save of more rows is logged without them; the history has them. */
const MAX_ROWS = 20;

/** Returns the audit log entry for a save. */
export function toAuditEntry({
  id,
  kind,
  of,
  rows,
}: {
  readonly id: number;
  readonly kind: CategorySaveKind;
  readonly of: number | undefined;
  readonly rows: readonly RowChange[];
}): Omit<AuditChange<'bundles'>, 'by'> {
  const [row] = rows;
  const one = rows.length === 1 && row !== undefined;
  const listsRows = rows.length <= MAX_ROWS;
  return {
    subject: 'bundles',
    what: kind === 'save' ? (one ? actionOf(row) : 'changed') : ACTIONS[kind],
    of:
      of === undefined
        ? one
          ? `${TABLE_LABELS[row.table]} ${(row.before ?? row.after)?.name}`
          : `${rows.length} rows (save ${id})`
        : `save ${of} (${rows.length === 1 ? '1 row' : `${rows.length} rows`}, save ${id})`,
    ...(listsRows && {
      before: rows.map(({ before }) => before),
      after: rows.map(({ after }) => after),
    }),
  };
}

const ACTIONS = { undo: 'undid', restore: 'restored', import: 'imported' } as const;

function actionOf({ before, after }: RowChange): AuditAction<'bundles'> {
  if (before === null) return 'added';
  if (after === null) return 'deleted';
  return before.name === after.name ? 'changed' : 'renamed';
}
