import Button from '@mui/material/Button';
import type { BundleChangesPreview } from '@townlight/contract/bundles/history';
import { Text } from '../../i18n/Text.tsx';
import { PlainButton } from '../../ui/Buttons.tsx';
import styles from './BundleTool.module.css';
import type { OpenDialogName } from './BundleToolDialogs.tsx';

/** The server returns at most this many ranks. */
const MAX_RANKS = 20;

/** Shows the number of unsaved edits, the effect of a save, and the tool's buttons. */
export function SaveBar(props: {
  edits: number;
  conflicts: number;
  effect: BundleChangesPreview | undefined;
  saving: boolean;
  onOpen: (dialog: OpenDialogName) => void;
  onSave: () => void;
  onUndo: () => void;
  onHistory: () => void;
}) {
  const { edits, conflicts, effect, onOpen } = props;
  return (
    <div className={styles.bar}>
      <p className={styles.state} role="status">
        <span>
          <Text id="bundles.unsaved" values={{ count: edits }} />{' '}
          {effect && (
            <Text
              id="bundles.wouldMove"
              values={{
                records: effect.moves.reduce((sum, { records }) => sum + records, 0),
                ranks: effect.ranks.length,
                more: effect.ranks.length >= MAX_RANKS ? 'yes' : 'no',
              }}
            />
          )}{' '}
          {edits > 0 && (
            <PlainButton className={styles.inLine} onClick={() => onOpen('changes')}>
              <Text id="bundles.seeChanges" />
            </PlainButton>
          )}
          {conflicts > 0 && (
            <PlainButton className={styles.conflict} onClick={() => onOpen('conflicts')}>
              <Text id="bundles.conflicts" values={{ count: conflicts }} />
            </PlainButton>
          )}
        </span>
      </p>
      <span className={styles.actions}>
        <Button variant="outlined" onClick={props.onUndo}>
          <Text id="bundles.undoLast" />
        </Button>
        <Button variant="outlined" onClick={props.onHistory}>
          <Text id="bundles.history" />
        </Button>
        <Button variant="outlined" onClick={() => onOpen('files')}>
          <Text id="bundles.files" />
        </Button>
        <Button
          variant="contained"
          aria-disabled={props.saving}
          onClick={conflicts > 0 ? () => onOpen('conflicts') : props.onSave}
        >
          <Text id="bundles.save" values={{ count: edits }} />
        </Button>
      </span>
    </div>
  );
}
