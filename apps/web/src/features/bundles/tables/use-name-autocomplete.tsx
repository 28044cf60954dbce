import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import styles from './SchemeTable.module.css';

/** Returns the common props of the name lists in cells: labels, options, and an input that gets the cell's focus. */
export function useNameAutocomplete(given: {
  hasFocus: boolean;
  of: NameTable;
  names: DraftNames;
  label: string;
}) {
  const { hasFocus, of, names, label } = given;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFocus]);
  return {
    isOpen: () => input.current?.getAttribute('aria-expanded') === 'true',
    /** Whether an option is highlighted. */
    isPointing: () => input.current?.getAttribute('aria-activedescendant') != null,
    props: {
      fullWidth: true,
      openOnFocus: true,
      clearText: text('bundles.clear'),
      openText: text('bundles.openList'),
      closeText: text('bundles.closeList'),
      noOptionsText: text('bundles.noneSuch'),
      options: names.choices[of],
      getOptionLabel: (name: string) => names.nameOf(of, name),
      renderInput: (field: AutocompleteRenderInputParams) => (
        <InputBase
          fullWidth
          inputRef={input}
          {...field.slotProps.input}
          className={`${field.slotProps.input.className} ${styles.editor}`}
          slotProps={{ input: { ...field.slotProps.htmlInput, 'aria-label': label } }}
        />
      ),
    },
  };
}
