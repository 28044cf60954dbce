import Button from '@mui/material/Button';
import { Text } from '../../../i18n/Text.tsx';
import type { EditConflict } from '../model/conflicts.ts';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import type { SchemeCell } from '../model/scheme-tables.ts';
import { cellAsName } from '../model/shown-rows.ts';
import styles from './ToolDialog.module.css';
import { ToolDialog } from './ToolDialog.tsx';

/** Compares the unsaved edits with what another editor has saved; one of the two is chosen per cell. */
export function ConflictDialog(props: {
  conflicts: readonly EditConflict[];
  names: DraftNames;
  onMine: (conflict: EditConflict) => void;
  onTheirs: (conflict: EditConflict) => void;
  onClose: () => void;
}) {
  const { conflicts, names } = props;
  return (
    <ToolDialog
      wide
      title="bundles.conflicts"
      values={{ count: conflicts.length }}
      onClose={props.onClose}
      buttons={
        <Button onClick={props.onClose}>
          <Text id="bundles.later" />
        </Button>
      }
    >
      <p>
        <Text id="bundles.conflictsText" />
      </p>
      {conflicts.map((conflict) => (
        <section key={`${conflict.edit.table} ${conflict.edit.key} ${cellOf(conflict)}`}>
          <h3>{cellAsName(conflict.edit.base.name)}</h3>
          {conflict.kind === 'gone' ? (
            <>
              <p>
                <Text
                  id="bundles.gone"
                  values={{ yours: Object.values(conflict.edit.changed).map(plain).join('; ') }}
                />
              </p>
              <Button variant="outlined" onClick={() => props.onTheirs(conflict)}>
                <Text id="bundles.letGo" />
              </Button>
            </>
          ) : (
            <>
              <p className={styles.muted}>
                <Text
                  id="bundles.before"
                  values={{ was: formatCell(conflict, conflict.was, names) }}
                />
              </p>
              <div className={styles.choice}>
                <button type="button" onClick={() => props.onMine(conflict)}>
                  <small>
                    <Text id="bundles.keepMine" />
                  </small>
                  {formatCell(conflict, conflict.yours, names)}
                </button>
                <button type="button" onClick={() => props.onTheirs(conflict)}>
                  <small>
                    <Text id="bundles.takeTheirs" />
                  </small>
                  {formatCell(conflict, conflict.theirs, names)}
                </button>
              </div>
            </>
          )}
        </section>
      ))}
    </ToolDialog>
  );
}

const NAMED_BY: Readonly<Record<string, NameTable>> = {
  nickname: 'nicknames',
  small_bundle_name: 'small',
  big_bundles: 'big',
};

function cellOf(conflict: EditConflict): string {
  return conflict.kind === 'changed' ? conflict.cell : '';
}

function formatCell(conflict: EditConflict, value: SchemeCell, names: DraftNames): string {
  const of = NAMED_BY[cellOf(conflict)];
  if (value === null) return '–';
  const named = typeof value === 'string' ? [value] : value;
  return named.map((name) => (of === undefined ? name : names.nameOf(of, name))).join(', ') || '–';
}

function plain(value: SchemeCell): string {
  return typeof value === 'string' ? value : (value?.join(', ') ?? '–');
}
