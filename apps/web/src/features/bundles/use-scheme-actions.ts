import type { BundleHistoryEntry } from '@townlight/contract/bundles/history';
import type { BundleImportRequest } from '@townlight/contract/bundles/scheme';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiFailure } from '../../http/api-request.ts';
import { useText } from '../../i18n/use-text.ts';
import {
  addBundleRow,
  deleteBundleRow,
  parseBundleRefusal,
  saveBundleChanges,
} from './api/save-bundle-rows.ts';
import { importScheme } from './api/scheme-file.ts';
import {
  fetchBundleHistory,
  rollBackChange,
  useInvalidateBundleHistory,
} from './api/use-bundle-history.ts';
import { useReloadScheme } from './api/use-scheme.ts';
import { toBundleChanges } from './model/bundle-changes.ts';
import type { SchemeDraft } from './model/draft.ts';
import type { NameTable } from './model/draft-names.ts';
import type { RowRefusal } from './model/shown-rows.ts';
import { useSaveNotices } from './use-save-notices.ts';

/** Result of a write; `sign-in` and `conflict` open a dialog. */
type Outcome = 'done' | 'failed' | 'sign-in' | 'conflict';

/** Returns the actions of staff on the tables: each sends a request, shows a notice and reloads the tables. */
export function useSchemeActions(given: {
  draft: SchemeDraft;
  setDraft: (change: (draft: SchemeDraft) => SchemeDraft) => void;
  onSignIn: () => void;
  onConflict: () => void;
}) {
  const { draft, setDraft, onSignIn, onConflict } = given;
  const text = useText();
  const notices = useSaveNotices();
  const reloadScheme = useReloadScheme();
  const forgetHistory = useInvalidateBundleHistory();
  const [refusal, setRefusal] = useState<RowRefusal | null>(null);
  const [saving, setSaving] = useState(false);
  // spec 4: selected rows clear on each reload
  const [reloads, setReloads] = useState(0);
  const changes = useMemo(() => toBundleChanges(draft), [draft]);
  const latest = useRef(changes);
  useLayoutEffect(() => {
    latest.current = changes;
  }, [changes]);

  const reload = async () => {
    setReloads((count) => count + 1);
    await Promise.all([reloadScheme(), forgetHistory()]);
  };
  const fail = async (error: unknown): Promise<Outcome> => {
    if (error instanceof ApiFailure && error.status === 401) {
      onSignIn();
      return 'sign-in';
    }
    notices.failed(error);
    return 'failed';
  };
  const attempt = async (act: () => Promise<void>): Promise<Outcome> => {
    try {
      await act();
      return 'done';
    } catch (error) {
      return await fail(error);
    }
  };
  const undoAction = (id: number | null) =>
    id === null ? undefined : { text: text('bundles.undo'), run: () => void undo(id) };
  const undo = (id: number) =>
    attempt(async () => {
      const { message } = await rollBackChange(id, 'undo');
      notices.done({ message, messageId: 'bundles.told.undone' }, 'info');
      await reload();
    });

  return {
    changes: useMemo(() => changes.map(({ change }) => change), [changes]),
    refusal,
    saving,
    reloads,

    async save(): Promise<Outcome> {
      // A press on Save ends the edit of a cell, and its value reaches the draft in the next task.
      await new Promise((resolve) => setTimeout(resolve));
      const changes = latest.current;
      if (saving || changes.length === 0) return 'failed';
      setSaving(true);
      setRefusal(null);
      try {
        const { message, change } = await saveBundleChanges(changes.map((one) => one.change));
        const sent = new Set(changes.map(({ edit }) => edit));
        // Edits made while the request was pending remain.
        setDraft((now) => now.filter((edit) => !sent.has(edit)));
        notices.done(
          { message, change, messageId: 'bundles.told.saved' },
          'info',
          undoAction(change),
        );
        await reload();
        return 'done';
      } catch (error) {
        const refused = parseBundleRefusal(error);
        const edit = refused?.index === undefined ? undefined : changes[refused.index]?.edit;
        if (refused?.reason === 'changed') {
          notices.failed(error);
          await reload();
          onConflict();
          return 'conflict';
        }
        if (refused !== null && edit !== undefined)
          setRefusal({ table: edit.table, key: edit.key, message: notices.fault(error) });
        return await fail(error);
      } finally {
        setSaving(false);
      }
    },

    /** @returns also the reason of a rejection by the rules, to show at the name */
    async add(
      table: NameTable,
      row: Readonly<Record<string, unknown>>,
    ): Promise<{ outcome: Outcome; fault: string | null }> {
      let fault: string | null = null;
      const outcome = await attempt(async () => {
        const { message, change } = await addBundleRow(table, row).catch((error: unknown) => {
          if (parseBundleRefusal(error) !== null) fault = notices.fault(error);
          throw error;
        });
        const values = { name: String(row.name ?? '') };
        notices.done(
          { message, change, messageId: 'bundles.told.added', values },
          'success',
          undoAction(change),
        );
        await reload();
      });
      return { outcome, fault };
    },

    /** Sends one request per row // spec 7; rows deleted before a rejection remain deleted. */
    remove: (table: NameTable, names: readonly string[], moveTo: string | null) =>
      attempt(async () => {
        try {
          for (const name of names) {
            const { message, change } = await deleteBundleRow(table, {
              name,
              ...(moveTo && { move_to: moveTo }),
            });
            setDraft((now) => now.filter((edit) => edit.table !== table || edit.key !== name));
            const values = { name };
            notices.done(
              { message, change, messageId: 'bundles.told.deleted', values },
              'info',
              undoAction(change),
            );
          }
        } finally {
          await reload();
        }
      }),

    undoLast: (email: string) =>
      attempt(async () => {
        const [newest] = (await fetchBundleHistory()).filter(
          ({ by, kind, undone }) => by === email && kind !== 'undo' && !undone,
        );
        if (newest === undefined) notices.info(text('bundles.nothingToUndo'));
        else await undo(newest.id);
      }),

    rollBack: (entry: BundleHistoryEntry, how: 'undo' | 'restore') =>
      attempt(async () => {
        const { message, change } = await rollBackChange(entry.id, how);
        const messageId = how === 'undo' ? 'bundles.told.undone' : 'bundles.told.restored';
        notices.done({ message, change, messageId }, 'info', undoAction(change));
        await reload();
      }),

    importFile: (file: BundleImportRequest) =>
      attempt(async () => {
        const { message, change } = await importScheme(file);
        notices.done(
          { message, change, messageId: 'bundles.told.imported' },
          'info',
          undoAction(change),
        );
        await reload();
      }),

    failed: (error: unknown) => void fail(error),
  };
}

export type SchemeActions = ReturnType<typeof useSchemeActions>;
