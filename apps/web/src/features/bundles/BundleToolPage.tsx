import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BundleChange } from '@townlight/contract/bundles';
import { previewBundleChangesRoute } from '@townlight/contract/bundles/tool-routes';
import { useId, useMemo, useState } from 'react';
import { request } from '../../http/api-request.ts';
import { BROWSER_ONLY } from '../../http/query-client.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { LazySignInDialog, useStaffSession } from '../staff/index.ts';
import { useScheme } from './api/use-scheme.ts';
import styles from './BundleTool.module.css';
import { BundleToolDialogs, type OpenDialogName } from './BundleToolDialogs.tsx';
import { type EditConflict, resolveWithMyEdit, resolveWithSavedValue } from './model/conflicts.ts';
import { countEdits, EMPTY_SCHEME_DRAFT, editCell, revertRow } from './model/draft.ts';
import { toLoadedTables } from './model/loaded-scheme-tables.ts';
import { SCHEME_TABLES, type SchemeCell, type SchemeTableName } from './model/scheme-tables.ts';
import { buildDisplayedScheme, type DisplayedRow } from './model/shown-rows.ts';
import { SaveBar } from './SaveBar.tsx';
import { SchemeTablePanel } from './SchemeTablePanel.tsx';
import { useSchemeActions } from './use-scheme-actions.ts';
import { useSchemeDraft } from './use-scheme-draft.ts';

/** Renders the Bundle Tool, in which staff map official descriptions to the categories that readers see. // spec 2 */
export function BundleToolPage() {
  const id = useId();
  const text = useText();
  const session = useStaffSession();
  const { replies, loading, failure, retry } = useScheme();
  const [tab, setTab] = useState<SchemeTableName>('big');
  const [open, setOpen] = useState<OpenDialogName>(null);
  const tables = useMemo(() => (replies === null ? null : toLoadedTables(replies)), [replies]);
  const { draft, conflicts, setDraft } = useSchemeDraft(tables);
  const work = useSchemeActions({
    draft,
    setDraft,
    onSignIn: () => setOpen('sign-in'),
    onConflict: () => setOpen('conflicts'),
  });
  const { refusal } = work;
  const scheme = useMemo(
    () => (replies === null ? null : buildDisplayedScheme(replies, draft, conflicts, refusal)),
    [replies, draft, conflicts, refusal],
  );
  // Closed when nothing is left to show, so that the next edit does not reopen it.
  if (open === 'changes' && draft.length === 0) setOpen(null);
  const choose = (change: typeof resolveWithMyEdit, conflict: EditConflict) => {
    setDraft((now) => change(now, conflict));
    if (conflicts.length === 1) setOpen(null);
  };
  const email = session.data?.staff?.email ?? null;
  // Waits for the session where it is still loading.
  const forStaff = async (act: (email: string) => void) => {
    const { data } = session.data ? session : await session.refetch({ cancelRefetch: false });
    if (data?.staff) act(data.staff.email);
    else setOpen('sign-in');
  };
  const effect = useChangePreview(conflicts.length === 0 ? work.changes : [], email !== null);
  const counts = countEdits(draft);
  const change =
    (table: SchemeTableName) => (rows: readonly DisplayedRow[], cell: string, typed: SchemeCell) =>
      setDraft((now) =>
        rows.reduce(
          (next, { loaded }) =>
            editCell(next, { table, key: loaded.key, base: loaded.cells }, cell, typed),
          now,
        ),
      );
  return (
    <div className={styles.page}>
      {/* the specification's title, verbatim */}
      <title>{text('bundles.title')}</title>
      <meta name="robots" content="noindex" />
      <ProgressLine active={(loading && replies === null) || work.saving} />
      <h1>
        <Text id="bundles.title" />
      </h1>
      <SaveBar
        edits={draft.length}
        conflicts={conflicts.length}
        effect={draft.length > 0 ? effect.data : undefined}
        saving={work.saving}
        onOpen={setOpen}
        onSave={() => void work.save()}
        onUndo={() => void forStaff((by) => void work.undoLast(by))}
        onHistory={() => void forStaff(() => setOpen('history'))}
      />
      <Tabs
        value={tab}
        onChange={(_, chosen: SchemeTableName) => setTab(chosen)}
        aria-label={text('bundles.tabs')}
        variant="scrollable"
        scrollButtons={false}
      >
        {SCHEME_TABLES.map((table) => (
          <Tab
            key={table}
            value={table}
            id={`${id}-${table}`}
            aria-controls={`${id}-panel`}
            label={
              <span>
                <Text id={`bundles.tab.${table}`} />
                {counts[table] > 0 && (
                  <span className={styles.count}>
                    <Text id="bundles.changedRows" values={{ count: counts[table] }} />
                  </span>
                )}
              </span>
            }
          />
        ))}
      </Tabs>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {failure !== null && replies === null && (
          <FailureNotice text="bundles.notLoaded" onRetry={retry} />
        )}
        {replies !== null && scheme !== null ? (
          <SchemeTablePanel
            key={tab}
            table={tab}
            scheme={scheme}
            replies={replies}
            work={work}
            onChange={change(tab)}
          />
        ) : (
          <div className={styles.waiting} />
        )}
      </div>
      {replies !== null && scheme !== null && (
        <BundleToolDialogs
          open={open}
          onClose={() => setOpen(null)}
          draft={draft}
          conflicts={conflicts}
          replies={replies}
          names={scheme.names}
          effect={effect.data}
          work={work}
          isSignedIn={email !== null}
          onMine={(conflict) => choose(resolveWithMyEdit, conflict)}
          onTheirs={(conflict) => choose(resolveWithSavedValue, conflict)}
          onRevert={(edit) => setDraft((now) => revertRow(now, edit))}
          onDiscard={() => setDraft(() => EMPTY_SCHEME_DRAFT)}
        />
      )}
      <LazySignInDialog
        open={open === 'sign-in'}
        onClose={() => setOpen(null)}
        why="bundles.signInWhy"
      />
    </div>
  );
}

/** Computes the effect of a save; disabled while there is nothing to save. */
function useChangePreview(changes: readonly BundleChange[], isSignedIn: boolean) {
  return useQuery({
    queryKey: ['bundle effect', changes],
    meta: BROWSER_ONLY,
    enabled: isSignedIn && changes.length > 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: () => request(previewBundleChangesRoute, { body: { changes } }),
  });
}
