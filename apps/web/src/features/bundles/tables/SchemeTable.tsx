import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { FormatAgencyName } from '../api/use-agency-name.ts';
import type { DraftNames } from '../model/draft-names.ts';
import {
  EDITABLE_CELLS,
  type SchemeCell,
  type SchemeTableName,
  TABLE_PAGE_SIZES,
} from '../model/scheme-tables.ts';
import type { DisplayedRow } from '../model/shown-rows.ts';
import { type RowSorting, SORT_BY_NAME, sortRows } from '../model/sort-rows.ts';
import { buildTableColumns, getSortValue } from './columns.tsx';
import styles from './SchemeTable.module.css';

const NONE: GridRowSelectionModel = { type: 'include', ids: new Set() };

const ROW_PX = 41;
/** Number of characters beyond which a name may need a second line. */
const ONE_LINE = 24;

/** Only rows that may need more than one line are measured, because measuring is slow. */
function isTall({ edit, conflict, refusal, cells, derived }: DisplayedRow): boolean {
  if (edit !== undefined || conflict !== undefined || refusal !== undefined) return true;
  return [...Object.values(cells), ...Object.values(derived)].some(
    (value) => String(value ?? '').length > ONE_LINE,
  );
}

/** Shows one of the four tables: sorted and paged as specified, editable by cell where allowed. */
export function SchemeTable(props: {
  table: SchemeTableName;
  label: string;
  rows: readonly DisplayedRow[];
  names: DraftNames;
  agencyName: FormatAgencyName;
  /** Omitted where the table is read-only. */
  onChange?: (row: DisplayedRow, cell: string, typed: SchemeCell) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
}) {
  const { table, rows, names, agencyName, onChange, selected, onSelect } = props;
  const intl = useIntl();
  const text = useText();
  const { language } = useLanguageChoice();
  const [sorting, setSorting] = useState<RowSorting>(SORT_BY_NAME);
  const { size, options } = TABLE_PAGE_SIZES[table];
  const editable = onChange !== undefined;
  const columns = useMemo(
    () => buildTableColumns(table, { names, agencyName, intl, editable }),
    [table, names, agencyName, intl, editable],
  );
  const sorted = useMemo(
    () => sortRows(rows, sorting, (row) => getSortValue(row, sorting.by)),
    [rows, sorting],
  );
  const selection = useMemo<GridRowSelectionModel>(
    () => (selected === undefined ? NONE : { type: 'include', ids: new Set(selected) }),
    [selected],
  );
  return (
    <div className={styles.frame}>
      <DataGrid
        aria-label={props.label}
        rows={sorted}
        columns={columns}
        rowHeight={ROW_PX}
        getRowHeight={({ model }) => (isTall(model as DisplayedRow) ? 'auto' : null)}
        getEstimatedRowHeight={() => ROW_PX}
        columnHeaderHeight={40}
        // Sorted here by loaded values: see sortRows.
        sortingMode="server"
        // spec 4: first click descending, again ascending
        sortingOrder={['desc', 'asc']}
        sortModel={[{ field: sorting.by, sort: sorting.direction }]}
        onSortModelChange={([next]) =>
          setSorting(next?.sort ? { by: next.field, direction: next.sort } : SORT_BY_NAME)
        }
        initialState={{ pagination: { paginationModel: { pageSize: size } } }}
        pageSizeOptions={[...options]}
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        checkboxSelection={onSelect !== undefined}
        rowSelectionModel={selection}
        onRowSelectionModelChange={({ ids }) => onSelect?.(new Set([...ids].map(String)))}
        getRowClassName={({ row }) =>
          [
            row.edit && 'changed',
            (row.conflict || row.refusal !== undefined) && 'faulty',
            row.loaded.cells.nickname === null && row.cells.nickname === null && 'open',
          ]
            .filter(Boolean)
            .join(' ')
        }
        processRowUpdate={(next: DisplayedRow, before: DisplayedRow) => {
          // The grid stores `next` in its rows after this callback, which would overwrite the rows of the updated
          // draft.
          setTimeout(() => {
            for (const cell of EDITABLE_CELLS[table]) {
              const typed = next.cells[cell] ?? null;
              if (typed !== before.cells[cell]) onChange?.(before, cell, typed);
            }
          });
          return next;
        }}
        localeText={{
          ...(language === 'es' && esES.components.MuiDataGrid.defaultProps.localeText),
          noRowsLabel: text('bundles.noRows'),
        }}
      />
    </div>
  );
}
