import Autocomplete from '@mui/material/Autocomplete';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import { cellAsName, type DisplayedRow } from '../model/shown-rows.ts';
import { useNameAutocomplete } from './use-name-autocomplete.tsx';

/** Edits a cell by selecting one row of another table, or none. */
export function NameCellEditor(props: {
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
      autoHighlight
      clearOnEscape={false}
      value={cellAsName(value) || null}
      onChange={async (_, chosen, reason) => {
        await grid.current.setEditCellValue({ id, field, value: chosen });
        // A choice ends the edit; an emptied field may still get another value.
        if (reason === 'selectOption') grid.current.stopCellEditMode({ id, field });
      }}
      onKeyDown={(event) => {
        // An open list handles these keys.
        const isListKey = event.key === 'Enter' || event.key.startsWith('Arrow');
        if (isListKey && list.isOpen()) event.stopPropagation();
      }}
    />
  );
}
