import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import type { FormatAgencyName } from '../api/use-agency-name.ts';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import type { SchemeCell, SchemeTableName } from '../model/scheme-tables.ts';
import { cellAsName, type DisplayedRow } from '../model/shown-rows.ts';
import { EditableCell } from './EditableCell.tsx';
import { NameCellEditor } from './NameCellEditor.tsx';
import { NameListCellEditor } from './NameListCellEditor.tsx';

/** Definition of a column: an editable, derived or count cell. */
interface ColumnPlan {
  readonly cell: string;
  readonly title: MessageId;
  readonly kind: 'typed' | 'one' | 'several' | 'derived' | 'agency' | 'count';
  /** The table whose rows can be selected. */
  readonly of?: NameTable;
  readonly grow?: number;
  readonly width?: number;
}

const PLANS: Readonly<Record<SchemeTableName, readonly ColumnPlan[]>> = {
  big: [
    { cell: 'name', title: 'bundles.bigBundle', kind: 'typed', grow: 2 },
    { cell: 'small_bundles', title: 'bundles.smallBundles', kind: 'count', width: 160 },
  ],
  small: [
    { cell: 'name', title: 'bundles.smallBundle', kind: 'typed', grow: 2 },
    { cell: 'big_bundles', title: 'bundles.bigBundles', kind: 'several', of: 'big', grow: 3 },
    { cell: 'nicknames', title: 'bundles.nicknames', kind: 'count', width: 140 },
  ],
  nicknames: [
    { cell: 'name', title: 'bundles.nickname', kind: 'typed', grow: 3 },
    { cell: 'small_bundle_name', title: 'bundles.smallBundle', kind: 'one', of: 'small', grow: 3 },
    { cell: 'big_bundle_name', title: 'bundles.bigBundle', kind: 'derived', grow: 2 },
    { cell: 'descriptions', title: 'bundles.descriptions', kind: 'count', width: 130 },
    { cell: 'records', title: 'bundles.records', kind: 'count', width: 120 },
  ],
  crime_descriptions: [
    { cell: 'name', title: 'bundles.description', kind: 'typed', grow: 4 },
    { cell: 'nickname', title: 'bundles.nickname', kind: 'one', of: 'nicknames', grow: 3 },
    { cell: 'small_bundle_name', title: 'bundles.smallBundle', kind: 'derived', grow: 2 },
    { cell: 'big_bundle_name', title: 'bundles.bigBundle', kind: 'derived', grow: 2 },
    { cell: 'agency', title: 'bundles.agency', kind: 'agency', width: 150 },
    { cell: 'code', title: 'bundles.code', kind: 'derived', width: 80 },
    { cell: 'records', title: 'bundles.records', kind: 'count', width: 100 },
  ],
};

/** Returns the loaded value by which a column sorts, so that a row stays in its place until it is saved. */
export function getSortValue(row: DisplayedRow, cell: string): string | number | null {
  const loaded = row.loaded.cells[cell];
  if (loaded === undefined) return row.derived[cell] ?? null;
  return typeof loaded === 'object' && loaded !== null ? loaded.join(', ') || null : loaded;
}

export function buildTableColumns(
  table: SchemeTableName,
  {
    names,
    agencyName,
    intl,
    editable,
  }: { names: DraftNames; agencyName: FormatAgencyName; intl: IntlShape; editable: boolean },
): GridColDef<DisplayedRow>[] {
  const text = createGetText(intl);
  return PLANS[table].map((plan) => {
    const { cell, kind, of } = plan;
    const common: GridColDef<DisplayedRow> = {
      field: cell,
      headerName: text(plan.title),
      ...(plan.grow === undefined
        ? { width: plan.width ?? 120 }
        : { flex: plan.grow, minWidth: 60 + plan.grow * 40 }),
    };
    if (kind === 'count')
      return {
        ...common,
        align: 'right',
        headerAlign: 'right',
        valueGetter: (_, row) => row.derived[cell],
        valueFormatter: (count: number) => intl.formatNumber(count),
      };
    if (kind === 'derived' || kind === 'agency')
      return {
        ...common,
        valueGetter: (_, row) => row.derived[cell],
        cellClassName: 'derived',
        valueFormatter: (value: string | null) =>
          value === null ? '–' : kind === 'agency' ? agencyName(value) : value,
      };
    const format = (value: SchemeCell) => formatCell(value, of, names);
    return {
      ...common,
      editable,
      valueGetter: (_, row) => row.cells[cell],
      valueSetter: (value: SchemeCell, row) => ({
        ...row,
        // The grid empties every cell with an empty string.
        cells: { ...row.cells, [cell]: kind === 'several' && value === '' ? [] : value },
      }),
      valueFormatter: format,
      renderCell: ({ row }) => (
        <EditableCell table={table} cell={cell} row={row} formatCell={format} editable={editable} />
      ),
      ...(of !== undefined && {
        renderEditCell: (params: GridRenderEditCellParams<DisplayedRow>) =>
          kind === 'one' ? (
            <NameCellEditor params={params} of={of} names={names} label={text(plan.title)} />
          ) : (
            <NameListCellEditor params={params} of={of} names={names} label={text(plan.title)} />
          ),
      }),
    };
  });
}

function formatCell(value: SchemeCell, of: NameTable | undefined, names: DraftNames): string {
  if (typeof value === 'object' && value !== null)
    return value.map((name) => (of === undefined ? name : names.nameOf(of, name))).join(', ');
  const name = cellAsName(value);
  if (name === null) return '';
  return of === undefined ? name : names.nameOf(of, name);
}
