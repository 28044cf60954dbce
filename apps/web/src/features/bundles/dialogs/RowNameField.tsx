import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useText } from '../../../i18n/use-text.ts';
import type { DraftNames, NameTable } from '../model/draft-names.ts';

/** Selects a row by its name. */
export function RowNameField(props: {
  label: string;
  of: NameTable;
  names: DraftNames;
  /** Names excluded from the choices. */
  without?: ReadonlySet<string>;
  value: string | null;
  onChange: (name: string | null) => void;
}) {
  const { of, names, without } = props;
  const text = useText();
  return (
    <Autocomplete
      fullWidth
      openOnFocus
      size="small"
      clearText={text('bundles.clear')}
      openText={text('bundles.openList')}
      closeText={text('bundles.closeList')}
      noOptionsText={text('bundles.noneSuch')}
      options={names.choices[of].filter((name) => !without?.has(name))}
      getOptionLabel={(name) => names.nameOf(of, name)}
      value={props.value}
      onChange={(_, name) => props.onChange(name)}
      renderInput={(params) => <TextField {...params} label={props.label} />}
    />
  );
}
