import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import InputBase from '@mui/material/InputBase';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../language/use-text.ts';
import type { NamesNow, NamingTable } from '../model/names-now.ts';
import type { ShownRow } from '../model/shown-rows.ts';
import styles from './SchemeTable.module.css';

/** Chooses any number of rows of another table by their names. */
export function NamesEditor(props: {
  params: GridRenderEditCellParams<ShownRow>;
  of: NamingTable;
  names: NamesNow;
  label: string;
}) {
  const { params, of, names } = props;
  const { id, field, value, hasFocus } = params;
  const grid = useGridApiContext();
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFocus]);
  return (
    <Autocomplete
      multiple
      fullWidth
      openOnFocus
      clearText={text('bundles.clear')}
      openText={text('bundles.openList')}
      closeText={text('bundles.closeList')}
      noOptionsText={text('bundles.noneSuch')}
      disableCloseOnSelect
      options={names.choices[of]}
      value={Array.isArray(value) ? value : []}
      getOptionLabel={(name) => names.nameOf(of, name)}
      onChange={(_, chosen) => void grid.current.setEditCellValue({ id, field, value: chosen })}
      onKeyDown={(event) => {
        const isOpen = input.current?.getAttribute('aria-expanded') === 'true';
        const isOption = input.current?.getAttribute('aria-activedescendant') != null;
        // Enter chooses while something in the list is pointed at, else it ends the edit
        if (isOpen && (event.key.startsWith('Arrow') || (event.key === 'Enter' && isOption)))
          event.stopPropagation();
        if (event.key === 'Backspace') event.stopPropagation();
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
      renderInput={(field) => (
        <InputBase
          fullWidth
          inputRef={input}
          {...field.slotProps.input}
          className={`${field.slotProps.input.className} ${styles.editor}`}
          slotProps={{ input: { ...field.slotProps.htmlInput, 'aria-label': props.label } }}
        />
      )}
    />
  );
}
