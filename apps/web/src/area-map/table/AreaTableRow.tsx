import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { AreaId } from '@townlight/domain/places';
import { memo } from 'react';
import styles from './AreaTable.module.css';
import type { AreaColumn, AreaRow } from './area-rows.ts';

/** One of hundreds of rows: rendered again only when it changes itself. */
export const AreaTableRow = memo(function AreaTableRow(props: {
  row: AreaRow;
  columns: readonly AreaColumn[];
  selected: boolean;
  onSelect: (id: AreaId) => void;
}) {
  const { row, selected } = props;
  return (
    <TableRow selected={selected}>
      {props.columns.map((column) =>
        column.key === 'name' ? (
          <TableCell key={column.key} component="th" scope="row">
            <button
              type="button"
              className={styles.name}
              aria-pressed={selected}
              onClick={() => props.onSelect(row.id)}
            >
              {row.name}
            </button>
          </TableCell>
        ) : (
          <TableCell key={column.key} align={column.numeric ? 'right' : 'left'}>
            {row.texts[column.key]}
          </TableCell>
        ),
      )}
    </TableRow>
  );
});
