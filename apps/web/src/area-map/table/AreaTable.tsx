import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { CsvCell } from '@townlight/domain/csv';
import type { AreaId } from '@townlight/domain/places';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../language/Text.tsx';
import { useText } from '../../language/use-text.ts';
import { useTypedBefore } from '../../look/use-typed-before.ts';
import { useFoundAreas } from '../../search/use-found-areas.ts';
import { type SortOrder, sortRows } from '../../tables/sort-rows.ts';
import styles from './AreaTable.module.css';
import { AreaTableRow } from './AreaTableRow.tsx';
import type { AreaColumn, AreaRow } from './area-rows.ts';
import { columnWidths } from './column-widths.ts';

/** The map's twin: the same areas, figures and selection as a table. */
export function AreaTable(props: {
  /** What the figures are, for those who do not see what stands around them. */
  caption: string;
  columns: readonly AreaColumn[];
  rows: readonly AreaRow[];
  selected: AreaId | null;
  /** The download of what is shown: an `id` and the columns. */
  download: (rows: () => (readonly CsvCell[])[]) => ReactNode;
  onSelect: (id: AreaId) => void;
}) {
  const { columns, rows, caption } = props;
  const intl = useIntl();
  const text = useText();
  const search = useId();
  const [order, setOrder] = useState<SortOrder>({ column: 'name', direction: 'asc' });
  const [wanted, setWanted] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  useTypedBefore(searchField, setWanted);
  const found = useFoundAreas(rows, wanted);
  const shown = useMemo(
    () => sortRows(found, (row) => row.values[order.column] ?? null, order, intl.locale),
    [found, order, intl.locale],
  );
  const widths = useMemo(
    () => columnWidths(columns, rows, (column) => text(column.title)),
    [columns, rows, text],
  );
  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        <label htmlFor={search}>
          <Text id="table.search" />
        </label>
        <input
          ref={searchField}
          id={search}
          type="search"
          value={wanted}
          maxLength={500}
          placeholder={text('table.searchPlaceholder')}
          onChange={(event) => setWanted(event.target.value)}
        />
        <span role="status">
          <Text id="table.rows" values={{ shown: shown.length, all: rows.length }} />
        </span>
        {props.download(() => [
          ['id', ...columns.map((column) => column.csv)],
          ...shown.map((row) => [
            row.id,
            ...columns.map((column) => row.values[column.key] ?? null),
          ]),
        ])}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <Table
          size="small"
          stickyHeader
          className={styles.table as string}
          style={{ minWidth: `${widths.all}ch` }}
        >
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {columns.map((column, at) => (
              <col key={column.key} style={{ width: `${widths.shares[at]}%` }} />
            ))}
          </colgroup>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell
                  key={column.key}
                  align={column.numeric ? 'right' : 'left'}
                  sortDirection={order.column === column.key ? order.direction : false}
                >
                  <TableSortLabel
                    active={order.column === column.key}
                    direction={order.column === column.key ? order.direction : 'desc'}
                    onClick={() => setOrder((before) => nextOrder(before, column.key))}
                  >
                    <Text id={column.title} />
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <AreaTableRow
                key={row.id}
                row={row}
                columns={columns}
                selected={row.id === props.selected}
                onSelect={props.onSelect}
              />
            ))}
          </TableBody>
        </Table>
        {shown.length === 0 && rows.length > 0 && (
          <p className={styles.none}>
            <Text id="table.none" />
          </p>
        )}
      </section>
    </div>
  );
}

/** spec 4: the first click on a column is descending, clicking again gives ascending. */
function nextOrder(before: SortOrder, column: string): SortOrder {
  const again = before.column === column && before.direction === 'desc';
  return { column, direction: again ? 'asc' : 'desc' };
}
