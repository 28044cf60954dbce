import Button from '@mui/material/Button';
import { useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useAgencyName } from '../api/use-agency-name.ts';
import { findRowDependents } from '../model/dependents.ts';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import type { SchemeReplies } from '../model/loaded-scheme-tables.ts';
import { DependentsLine } from './DependentsLine.tsx';
import { RowNameField } from './RowNameField.tsx';
import styles from './ToolDialog.module.css';
import { ToolDialog } from './ToolDialog.tsx';

/** Confirms a deletion: lists the rows and their dependents, and selects the row to which those move. */
export function DeleteRowsDialog(props: {
  table: NameTable;
  /** Names as loaded. */
  rows: readonly string[];
  replies: SchemeReplies;
  names: DraftNames;
  onClose: () => void;
  onDelete: (moveTo: string | null) => Promise<void>;
}) {
  const { table, rows, replies, names } = props;
  const text = useText();
  const agencyName = useAgencyName();
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const usages = rows.map((name) => ({
    name,
    dependents: findRowDependents(replies, table, name, agencyName),
  }));
  const isUsed = usages.some((one) => one.dependents.rows.length > 0);
  const hasPage = usages.some((one) => one.dependents.hasPage);
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
        {usages.map((one) => (
          <li key={one.name}>
            <DependentsLine
              of={table}
              name={names.nameOf(table, one.name)}
              dependents={one.dependents}
            />
          </li>
        ))}
      </ul>
      {isUsed && (
        <>
          <p className={styles.notice}>
            <Text id="bundles.delete.inUse" />
          </p>
          <RowNameField
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
