import Button from '@mui/material/Button';
import { useState } from 'react';
import { Text } from '../../language/Text.tsx';
import { useText } from '../../language/use-text.ts';
import { useAgencyName } from '../api/use-agency-name.ts';
import { dependentsOf } from '../model/dependents.ts';
import type { SchemeReplies } from '../model/loaded-tables.ts';
import type { NamesNow, NamingTable } from '../model/names-now.ts';
import { DependentsLine } from './DependentsLine.tsx';
import { NameField } from './NameField.tsx';
import styles from './ToolDialog.module.css';
import { ToolDialog } from './ToolDialog.tsx';

/** Confirms a deletion: lists the rows and their dependents, and selects the row to which those move. */
export function DeleteDialog(props: {
  table: NamingTable;
  /** Names as loaded. */
  rows: readonly string[];
  replies: SchemeReplies;
  names: NamesNow;
  onClose: () => void;
  onDelete: (moveTo: string | null) => Promise<void>;
}) {
  const { table, rows, replies, names } = props;
  const text = useText();
  const agencyName = useAgencyName();
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const held = rows.map((name) => ({ name, held: dependentsOf(replies, table, name, agencyName) }));
  const isUsed = held.some((one) => one.held.rows.length > 0);
  const hasPage = held.some((one) => one.held.hasPage);
  return (
    <ToolDialog
      title={`bundles.delete.${table}`}
      values={{ count: rows.length }}
      onClose={props.onClose}
      onSubmit={async () => {
        if (busy) return;
        setBusy(true);
        await props.onDelete(moveTo);
      }}
      buttons={
        <>
          <Button onClick={props.onClose}>
            <Text id="bundles.cancel" />
          </Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={busy}>
            <Text id="bundles.deleteNow" values={{ count: rows.length }} />
          </Button>
        </>
      }
    >
      <ul>
        {held.map((one) => (
          <li key={one.name}>
            <DependentsLine of={table} name={names.nameOf(table, one.name)} held={one.held} />
          </li>
        ))}
      </ul>
      {isUsed && (
        <>
          <p className={styles.notice}>
            <Text id="bundles.delete.inUse" />
          </p>
          <NameField
            label={text('bundles.delete.moveTo')}
            of={table}
            names={names}
            without={new Set(rows)}
            value={moveTo}
            onChange={setMoveTo}
          />
        </>
      )}
      {hasPage && (
        <p className={styles.muted}>
          <Text id="bundles.delete.page" />
        </p>
      )}
    </ToolDialog>
  );
}
