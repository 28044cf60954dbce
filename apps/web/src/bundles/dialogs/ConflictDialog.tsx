import Button from '@mui/material/Button';
import { Text } from '../../language/Text.tsx';
import type { Conflict } from '../model/conflicts.ts';
import type { NamesNow, NamingTable } from '../model/names-now.ts';
import type { Cell } from '../model/scheme-tables.ts';
import { asName } from '../model/shown-rows.ts';
import styles from './ToolDialog.module.css';
import { ToolDialog } from './ToolDialog.tsx';

/** Compares the unsaved edits with what another editor has saved; one of the two is chosen per cell. */
export function ConflictDialog(props: {
  conflicts: readonly Conflict[];
  names: NamesNow;
  onMine: (conflict: Conflict) => void;
  onTheirs: (conflict: Conflict) => void;
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
          <h3>{asName(conflict.edit.base.name)}</h3>
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
                <Text id="bundles.before" values={{ was: say(conflict, conflict.was, names) }} />
              </p>
              <div className={styles.choice}>
                <button type="button" onClick={() => props.onMine(conflict)}>
                  <small>
                    <Text id="bundles.keepMine" />
                  </small>
                  {say(conflict, conflict.yours, names)}
                </button>
                <button type="button" onClick={() => props.onTheirs(conflict)}>
                  <small>
                    <Text id="bundles.takeTheirs" />
                  </small>
                  {say(conflict, conflict.theirs, names)}
                </button>
              </div>
            </>
          )}
        </section>
      ))}
    </ToolDialog>
  );
}

const NAMED_BY: Readonly<Record<string, NamingTable>> = {
  nickname: 'nicknames',
  small_bundle_name: 'small',
  big_bundles: 'big',
};

function cellOf(conflict: Conflict): string {
  return conflict.kind === 'changed' ? conflict.cell : '';
}

function say(conflict: Conflict, value: Cell, names: NamesNow): string {
  const of = NAMED_BY[cellOf(conflict)];
  if (value === null) return '–';
  const named = typeof value === 'string' ? [value] : value;
  return named.map((name) => (of === undefined ? name : names.nameOf(of, name))).join(', ') || '–';
}

function plain(value: Cell): string {
  return typeof value === 'string' ? value : (value?.join(', ') ?? '–');
}
