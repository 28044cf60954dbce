import type { CsvCell } from '@townlight/domain/csv';
import type { AreaId } from '@townlight/domain/places';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useMatchingAreas } from '../../search/use-matching-areas.ts';
import { type SortOrder, sortRows } from '../../tables/sort-rows.ts';
import { useEarlyInput } from '../../ui/use-early-input.ts';
import styles from './AreaTable.module.css';
import { AreaTableRow } from './AreaTableRow.tsx';
import type { AreaColumn, AreaRow } from './area-rows.ts';
import { computeColumnWidths } from './column-widths.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** The areas, figures and selection of the map as a table. */
export function AreaTable(props: {
  /** Names the table for readers who do not see its surroundings. */
  caption: string;
  columns: readonly AreaColumn[];
  rows: readonly AreaRow[];
  selected: AreaId | null;
  /** Renders the download of the shown rows: an `id` and the columns. */
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
  useEarlyInput(searchField, setWanted);
  const found = useMatchingAreas(rows, wanted);
  const shown = useMemo(
    () => sortRows(found, (row) => row.values[order.column] ?? null, order, intl.locale),
    [found, order, intl.locale],
  );
  const widths = useMemo(
    () => computeColumnWidths(columns, rows, (column) => text(column.title)),
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
        <table className={styles.table} style={{ minWidth: `${widths.all}ch` }}>
          <caption className="visually-hidden">{caption}</caption>
          <colgroup>
            {columns.map((column, at) => (
              <col key={column.key} style={{ width: `${widths.shares[at]}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={column.numeric ? styles.figure : undefined}
                  aria-sort={order.column === column.key ? ARIA_SORT[order.direction] : undefined}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => setOrder((before) => nextOrder(before, column.key))}
                  >
                    <Text id={column.title} />
                    <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true">
                      <path d="M8 2.5v11m-4-4 4 4 4-4" />
                    </svg>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <AreaTableRow
                key={row.id}
                row={row}
                columns={columns}
                selected={row.id === props.selected}
                onSelect={props.onSelect}
              />
            ))}
          </tbody>
        </table>
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
