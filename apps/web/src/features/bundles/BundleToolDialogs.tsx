import type { BundleChangesPreview } from '@townlight/contract/bundles/history';
import { BundleHistoryDialog } from './dialogs/BundleHistoryDialog.tsx';
import { ChangesDialog } from './dialogs/ChangesDialog.tsx';
import { ConflictDialog } from './dialogs/ConflictDialog.tsx';
import { SchemeFileDialog } from './dialogs/SchemeFileDialog.tsx';
import type { EditConflict } from './model/conflicts.ts';
import type { RowEdit, SchemeDraft } from './model/draft.ts';
import type { DraftNames } from './model/draft-names.ts';
import type { SchemeReplies } from './model/loaded-scheme-tables.ts';
import type { SchemeActions } from './use-scheme-actions.ts';

export type OpenDialogName = 'changes' | 'conflicts' | 'history' | 'files' | 'sign-in' | null;

/** Renders the open dialog of the tool; at most one is open. */
export function BundleToolDialogs(props: {
  open: OpenDialogName;
  onClose: () => void;
  draft: SchemeDraft;
  conflicts: readonly EditConflict[];
  replies: SchemeReplies;
  names: DraftNames;
  effect: BundleChangesPreview | undefined;
  work: SchemeActions;
  isSignedIn: boolean;
  onMine: (conflict: EditConflict) => void;
  onTheirs: (conflict: EditConflict) => void;
  onRevert: (edit: RowEdit) => void;
  onDiscard: () => void;
}) {
  const { open, onClose, draft, conflicts, names, work } = props;
  // After the last conflict is resolved the dialog closes.
  if (open === 'conflicts' && conflicts.length > 0)
    return (
      <ConflictDialog
        conflicts={conflicts}
        names={names}
        onMine={props.onMine}
        onTheirs={props.onTheirs}
        onClose={onClose}
      />
    );
  if (open === 'changes' && draft.length > 0)
    return (
      <ChangesDialog
        draft={draft}
        replies={props.replies}
        names={names}
        effect={props.effect}
        onRevert={props.onRevert}
        onDiscard={props.onDiscard}
        onSave={() => {
          onClose();
          void work.save();
        }}
        onClose={onClose}
      />
    );
  if (open === 'history')
    return (
      <BundleHistoryDialog
        onClose={onClose}
        onRollBack={(entry, how) => void work.rollBack(entry, how)}
      />
    );
  if (open === 'files')
    return (
      <SchemeFileDialog
        canImport={props.isSignedIn}
        onFailed={work.failed}
        onClose={onClose}
        onImport={async (file) => {
          if ((await work.importFile(file)) === 'done') onClose();
        }}
      />
    );
  return null;
}
