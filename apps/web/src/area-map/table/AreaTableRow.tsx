import type { AreaId } from '@townlight/domain/places';
import { memo } from 'react';
import styles from './AreaTable.module.css';
import type { AreaColumn, AreaRow } from './area-rows.ts';

/** memo: one of hundreds of rows. */
export const AreaTableRow = memo(function AreaTableRow(props: {
  row: AreaRow;
  columns: readonly AreaColumn[];
  selected: boolean;
  onSelect: (id: AreaId) => void;
}) {
  const { row, selected } = props;
  return (
    <tr className={selected ? styles.selected : undefined}>
      {props.columns.map((column) =>
        column.key === 'name' ? (
          <th key={column.key} scope="row">
            <button
              type="button"
              className={styles.name}
              aria-pressed={selected}
              onClick={() => props.onSelect(row.id)}
            >
              {row.name}
            </button>
          </th>
        ) : (
          <td key={column.key} className={column.numeric ? styles.figure : undefined}>
            {row.texts[column.key]}
          </td>
        ),
      )}
    </tr>
  );
});
