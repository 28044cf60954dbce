import { Text } from '../../../i18n/Text.tsx';
import { isUncategorizedRow } from '../model/filter-rows.ts';
import type { SchemeCell, SchemeTableName } from '../model/scheme-tables.ts';
import type { DisplayedRow } from '../model/shown-rows.ts';
import styles from './SchemeTable.module.css';

/** Shows an editable cell: its value, and whether it is unsaved, rejected, or also changed by another editor. */
export function EditableCell(props: {
  table: SchemeTableName;
  cell: string;
  row: DisplayedRow;
  formatCell: (value: SchemeCell) => string;
  editable: boolean;
}) {
  const { table, cell, row, formatCell } = props;
  const { edit, conflict, refusal } = row;
  const value = formatCell(row.cells[cell] ?? null);
  const isChanged = edit !== undefined && cell in edit.changed;
  const was = isChanged ? formatCell(edit.base[cell] ?? null) : '';
  const isOpen = value === '' && (cell === 'name' || isUncategorizedRow(table, row.cells));
  return (
    <span className={styles.cell}>
      {value !== '' && <span className={styles.value}>{value}</span>}
      {isOpen && (
        <span className={styles.open}>
          <Text id={cell === 'name' ? 'bundles.noName' : 'bundles.needsOne'} />
        </span>
      )}
      {isChanged && (
        <span className={styles.was}>
          {was === '' ? <Text id="bundles.wasNone" /> : <Text id="bundles.was" values={{ was }} />}
        </span>
      )}
      {conflict?.kind === 'changed' && conflict.cell === cell && (
        <span className={styles.fault}>
          <Text id="bundles.alsoChanged" values={{ theirs: formatCell(conflict.theirs) || '–' }} />
        </span>
      )}
      {refusal !== undefined && cell === 'name' && <span className={styles.fault}>{refusal}</span>}
    </span>
  );
}
