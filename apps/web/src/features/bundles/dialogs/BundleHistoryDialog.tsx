import Button from '@mui/material/Button';
import type { BundleHistoryEntry } from '@townlight/contract/bundles/history';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatMoment } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { useBundleHistory } from '../api/use-bundle-history.ts';
import { RowChangeSummary } from './RowChangeSummary.tsx';
import styles from './ToolDialog.module.css';
import { ToolDialog } from './ToolDialog.tsx';

/** Lists who changed what and when; each entry can be undone, or the state after it restored. */
export function BundleHistoryDialog(props: {
  onRollBack: (entry: BundleHistoryEntry, how: 'undo' | 'restore') => void;
  onClose: () => void;
}) {
  const history = useBundleHistory(true);
  const entries = history.data?.pages.flat() ?? [];
  const [newest] = entries;
  return (
    <ToolDialog
      wide
      title="bundles.history"
      onClose={props.onClose}
      buttons={
        <>
          {history.hasNextPage && (
            <Button onClick={() => void history.fetchNextPage()}>
              <Text id="bundles.older" />
            </Button>
          )}
          <Button onClick={props.onClose}>
            <Text id="bundles.close" />
          </Button>
        </>
      }
    >
      {history.isError && (
        <FailureNotice text="bundles.notLoaded" onRetry={() => void history.refetch()} />
      )}
      {history.isSuccess && entries.length === 0 && (
        <p className={styles.muted}>
          <Text id="bundles.noHistory" />
        </p>
      )}
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          isNewest={entry === newest}
          onRollBack={(how) => props.onRollBack(entry, how)}
        />
      ))}
    </ToolDialog>
  );
}

function Entry(props: {
  entry: BundleHistoryEntry;
  isNewest: boolean;
  onRollBack: (how: 'undo' | 'restore') => void;
}) {
  const { entry, isNewest } = props;
  const intl = useIntl();
  const more = entry.touched - entry.rows.length;
  const when = formatMoment(intl, entry.at, county.timeZone);
  return (
    <article className={styles.entry} aria-label={when}>
      <div>
        <b>
          <Text id={`bundles.kind.${entry.kind}`} values={{ count: entry.touched }} />
        </b>{' '}
        <span className={styles.muted}>
          {when}, {entry.by}
        </span>
        <ul>
          {entry.rows.map((row) => (
            <li key={JSON.stringify(row)}>
              <RowChangeSummary row={row} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Text id="bundles.moreRows" values={{ count: more }} />
            </li>
          )}
        </ul>
      </div>
      {entry.undone ? (
        <span className={styles.muted}>
          <Text id="bundles.undone" />
        </span>
      ) : (
        <Button size="small" onClick={() => props.onRollBack('undo')}>
          <Text id="bundles.undo" />
        </Button>
      )}
      {!isNewest && (
        <Button size="small" onClick={() => props.onRollBack('restore')}>
          <Text id="bundles.restore" />
        </Button>
      )}
    </article>
  );
}
