import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useAgencyName } from './api/use-agency-name.ts';
import { AddRowDialog } from './dialogs/AddRowDialog.tsx';
import { AssignNicknameDialog } from './dialogs/AssignNicknameDialog.tsx';
import { DeleteRowsDialog } from './dialogs/DeleteRowsDialog.tsx';
import { EMPTY_ROW_FILTER, filterRows, isUncategorizedRow } from './model/filter-rows.ts';
import type { SchemeReplies } from './model/loaded-scheme-tables.ts';
import type { SchemeCell, SchemeTableName } from './model/scheme-tables.ts';
import type { DisplayedRow, DisplayedScheme } from './model/shown-rows.ts';
import { SchemeTableBar } from './SchemeTableBar.tsx';
import { SchemeTable } from './tables/SchemeTable.tsx';
import type { SchemeActions } from './use-scheme-actions.ts';

const NO_ROWS: ReadonlySet<string> = new Set();

/** Shows one tab: the bar, the table, and the dialogs of its rows. Read-only without `work`. */
export function SchemeTablePanel(props: {
  table: SchemeTableName;
  scheme: DisplayedScheme;
  replies: SchemeReplies;
  work?: SchemeActions;
  onChange?: (rows: readonly DisplayedRow[], cell: string, typed: SchemeCell) => void;
}) {
  const { table, scheme, replies, work, onChange } = props;
  const text = useText();
  const { names } = scheme;
  const agencyName = useAgencyName();
  const [filter, setFilter] = useState(EMPTY_ROW_FILTER);
  const [open, setOpen] = useState<'add' | 'delete' | 'assign' | null>(null);
  const [selection, setSelection] = useState({ ids: NO_ROWS, at: 0 });
  // spec 4: selected rows clear on each reload
  const selected = selection.at === work?.reloads ? selection.ids : NO_ROWS;
  // The filter field updates at once; the table follows at lower priority.
  const followed = useDeferredValue(filter);
  const rows = useMemo(() => filterRows(table, scheme, followed), [table, scheme, followed]);
  const waiting = useMemo(() => {
    const open = scheme.rows[table].filter((row) => isUncategorizedRow(table, row.cells));
    const records = open.reduce((sum, { derived }) => sum + Number(derived.records ?? 0), 0);
    return { rows: open.length, records };
  }, [table, scheme]);
  const agencies = useMemo(
    () =>
      table === 'crime_descriptions'
        ? [...new Set(replies.crime_descriptions.map(({ agency }) => agency))].sort()
        : [],
    [table, replies],
  );
  const label = text(`bundles.tab.${table}`);
  const grid = useMemo(
    () => (
      <SchemeTable
        table={table}
        label={label}
        rows={rows}
        names={names}
        agencyName={agencyName}
        {...(onChange && {
          onChange: (row: DisplayedRow, cell: string, typed: SchemeCell) =>
            onChange([row], cell, typed),
        })}
        {...(work && {
          selected,
          onSelect: (ids: ReadonlySet<string>) => setSelection({ ids, at: work.reloads }),
        })}
      />
    ),
    [table, label, rows, names, agencyName, onChange, work, selected],
  );
  const close = () => setOpen(null);
  const naming = table === 'crime_descriptions' ? null : table;
  return (
    <>
      <SchemeTableBar
        table={table}
        filter={filter}
        onFilter={setFilter}
        agencies={agencies}
        agencyName={agencyName}
        waiting={waiting}
        selected={selected.size}
        {...(work && naming && { onAdd: () => setOpen('add'), onDelete: () => setOpen('delete') })}
        {...(work && !naming && { onAssign: () => setOpen('assign') })}
      />
      {grid}
      {work && naming && open === 'add' && (
        <AddRowDialog
          table={naming}
          names={scheme.names}
          onClose={close}
          onAdd={async (row) => {
            const { outcome, fault } = await work.add(naming, row);
            if (outcome === 'done') close();
            return fault;
          }}
        />
      )}
      {work && naming && open === 'delete' && (
        <DeleteRowsDialog
          table={naming}
          rows={[...selected]}
          replies={replies}
          names={scheme.names}
          onClose={close}
          onDelete={async (moveTo) => {
            await work.remove(naming, [...selected], moveTo);
            close();
          }}
        />
      )}
      {open === 'assign' && (
        <AssignNicknameDialog
          count={selected.size}
          names={scheme.names}
          onClose={close}
          onAssign={(nickname) => {
            const chosen = scheme.rows[table].filter(({ id }) => selected.has(id));
            onChange?.(chosen, 'nickname', nickname);
            close();
          }}
        />
      )}
    </>
  );
}
