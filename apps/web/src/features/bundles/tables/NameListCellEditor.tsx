import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import type { DisplayedRow } from '../model/shown-rows.ts';
import styles from './SchemeTable.module.css';
import { useNameAutocomplete } from './use-name-autocomplete.tsx';

/** Edits a cell by selecting any number of rows of another table. */
export function NameListCellEditor(props: {
  params: GridRenderEditCellParams<DisplayedRow>;
  of: NameTable;
  names: DraftNames;
  label: string;
}) {
  const { params, of, names, label } = props;
  const { id, field, value, hasFocus } = params;
  const grid = useGridApiContext();
  const list = useNameAutocomplete({ hasFocus, of, names, label });
  return (
    <Autocomplete
      {...list.props}
      multiple
      disableCloseOnSelect
      value={Array.isArray(value) ? value : []}
      onChange={(_, chosen) => void grid.current.setEditCellValue({ id, field, value: chosen })}
      onKeyDown={(event) => {
        // Enter selects the highlighted option; without one it ends the edit.
        const isListKey =
          event.key.startsWith('Arrow') || (event.key === 'Enter' && list.isPointing());
        if ((isListKey && list.isOpen()) || event.key === 'Backspace') event.stopPropagation();
      }}
      renderOption={({ key, ...option }, name, { selected }) => (
        <li key={key} {...option}>
          <Checkbox size="small" checked={selected} tabIndex={-1} aria-hidden inert />
          {names.nameOf(of, name)}
        </li>
      )}
      renderValue={(chosen) => (
        <span className={styles.value}>
          {chosen.map((name) => names.nameOf(of, name)).join(', ')}
        </span>
      )}
    />
  );
}
