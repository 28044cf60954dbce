import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import { normalizeCell } from '../model/scheme-tables.ts';
import { RowNameField } from './RowNameField.tsx';
import { ToolDialog } from './ToolDialog.tsx';

/** Adds a row with its name and its parent. The server validates the name, and a rejection is shown there. */
export function AddRowDialog(props: {
  table: NameTable;
  names: DraftNames;
  onClose: () => void;
  /** Resolves with the reason of a rejection. */
  onAdd: (row: Readonly<Record<string, unknown>>) => Promise<string | null>;
}) {
  const { table, names } = props;
  const text = useText();
  const [name, setName] = useState('');
  const [bigs, setBigs] = useState<readonly string[]>([]);
  const [small, setSmall] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  return (
    <ToolDialog
      title={`bundles.add.${table}`}
      onClose={props.onClose}
      onSubmit={async () => {
        if (busy) return;
        setBusy(true);
        const rejection = await props.onAdd({
          name: normalizeCell(name),
          ...(table === 'small' && { big_bundles: bigs }),
          ...(table === 'nicknames' && { small_bundle_name: small }),
        });
        setBusy(false);
        setFault(rejection);
      }}
      buttons={
        <>
          <Button onClick={props.onClose}>
            <Text id="bundles.cancel" />
          </Button>
          <Button type="submit" variant="contained" aria-disabled={busy}>
            <Text id="bundles.addNow" />
          </Button>
        </>
      }
    >
      <TextField
        autoFocus
        size="small"
        label={text('bundles.name')}
        value={name}
        error={fault !== null}
        helperText={fault}
        onChange={(event) => {
          setName(event.target.value);
          setFault(null);
        }}
      />
      {table === 'small' && (
        <Autocomplete
          multiple
          size="small"
          clearText={text('bundles.clear')}
          openText={text('bundles.openList')}
          closeText={text('bundles.closeList')}
          noOptionsText={text('bundles.noneSuch')}
          options={names.choices.big}
          getOptionLabel={(big) => names.nameOf('big', big)}
          value={[...bigs]}
          onChange={(_, chosen) => setBigs(chosen)}
          renderInput={(params) => <TextField {...params} label={text('bundles.bigBundles')} />}
        />
      )}
      {table === 'nicknames' && (
        <RowNameField
          label={text('bundles.smallBundle')}
          of="small"
          names={names}
          value={small}
          onChange={setSmall}
        />
      )}
    </ToolDialog>
  );
}
