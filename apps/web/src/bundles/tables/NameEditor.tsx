import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../language/use-text.ts';
import type { NamesNow, NamingTable } from '../model/names-now.ts';
import { asName, type ShownRow } from '../model/shown-rows.ts';
import styles from './SchemeTable.module.css';

/** Chooses a row of another table by its name, or none. */
export function NameEditor(props: {
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
      fullWidth
      openOnFocus
      clearText={text('bundles.clear')}
      openText={text('bundles.openList')}
      closeText={text('bundles.closeList')}
      noOptionsText={text('bundles.noneSuch')}
      autoHighlight
      clearOnEscape={false}
      options={names.choices[of]}
      value={asName(value) || null}
      getOptionLabel={(name) => names.nameOf(of, name)}
      onChange={async (_, chosen, reason) => {
        await grid.current.setEditCellValue({ id, field, value: chosen });
        // a choice is the end of it; an emptied field may still get another
        if (reason === 'selectOption') grid.current.stopCellEditMode({ id, field });
      }}
      onKeyDown={(event) => {
        // with a list open these keys are the list's
        const isListKey = event.key === 'Enter' || event.key.startsWith('Arrow');
        const isOpen = input.current?.getAttribute('aria-expanded') === 'true';
        if (isListKey && isOpen) event.stopPropagation();
      }}
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
