import Button from '@mui/material/Button';
import type { BundleChangesPreview } from '@townlight/contract/bundles/history';
import { Text } from '../../../i18n/Text.tsx';
import { useAgencyName } from '../api/use-agency-name.ts';
import { findRowDependents } from '../model/dependents.ts';
import type { RowEdit, SchemeDraft } from '../model/draft.ts';
import type { DraftNames, NameTable } from '../model/draft-names.ts';
import type { SchemeReplies } from '../model/loaded-scheme-tables.ts';
import { cellAsName } from '../model/shown-rows.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { DependentsLine } from './DependentsLine.tsx';
import styles from './ToolDialog.module.css';
import { ToolDialog } from './ToolDialog.tsx';

const NAMED_BY: Readonly<Record<string, NameTable>> = {
  nickname: 'nicknames',
  small_bundle_name: 'small',
  big_bundles: 'big',
};

/** Lists the unsaved edits per row, the dependents of renamed rows, and the effect of a save on figures. */
export function ChangesDialog(props: {
  draft: SchemeDraft;
  replies: SchemeReplies;
  names: DraftNames;
  effect: BundleChangesPreview | undefined;
  onRevert: (edit: RowEdit) => void;
  onDiscard: () => void;
  onSave: () => void;
  onClose: () => void;
}) {
  const { draft, replies, names, effect } = props;
  const agencyName = useAgencyName();
  const formatCell = (cell: string, value: RowEdit['changed'][string] | undefined) => {
    const of = NAMED_BY[cell];
    const named = typeof value === 'string' ? [value] : (value ?? []);
    return (
      named.map((name) => (of === undefined ? name : names.nameOf(of, name))).join(', ') || '–'
    );
  };
  const renamed = draft.filter(
    (edit): edit is RowEdit & { table: NameTable } =>
      edit.table !== 'crime_descriptions' && 'name' in edit.changed,
  );
  return (
    <ToolDialog
      wide
      title="bundles.changes"
      values={{ count: draft.length }}
      onClose={props.onClose}
      onSubmit={props.onSave}
      buttons={
        <>
          <Button color="error" onClick={props.onDiscard}>
            <Text id="bundles.discard" values={{ count: draft.length }} />
          </Button>
          <Button onClick={props.onClose}>
            <Text id="bundles.close" />
          </Button>
          <Button type="submit" variant="contained">
            <Text id="bundles.save" values={{ count: draft.length }} />
          </Button>
        </>
      }
    >
      {draft.map((edit) => (
        <div key={`${edit.table} ${edit.key}`} className={styles.entry}>
          <div>
            <b>{cellAsName(edit.base.name)}</b>
            {Object.keys(edit.changed).map((cell) => (
              <div key={cell}>
                {formatCell(cell, edit.base[cell])} → {formatCell(cell, edit.changed[cell])}
              </div>
            ))}
          </div>
          <Button size="small" onClick={() => props.onRevert(edit)}>
            <Text id="bundles.takeBack" />
          </Button>
        </div>
      ))}
      {renamed.length > 0 && (
        <>
          <h3>
            <Text id="bundles.renamed" />
          </h3>
          <ul>
            {renamed.map(({ table, key }) => (
              <li key={`${table} ${key}`}>
                <DependentsLine
                  of={table}
                  name={key}
                  dependents={findRowDependents(replies, table, key, agencyName)}
                />
                {table === 'small' && (
                  <>
                    {' '}
                    <Text id="bundles.renamedPage" />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {effect && (
        <>
          <h3>
            <Text id="bundles.effect" />
          </h3>
          <ChangePreview effect={effect} />
        </>
      )}
    </ToolDialog>
  );
}
