import { bundleHistory, bundleHistoryQuery, bundlesSaved } from '@townlight/contract/bundles';
import { errorReply } from '@townlight/contract/errors';
import { undoRows, withNamesOfToday } from '@townlight/domain/bundles';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { App } from '../platform/http/create-app.ts';
import { NotFound, Refused } from '../platform/http/errors.ts';
import { requireSession, requireStaff, staffOf } from '../staff/index.ts';
import { refusing } from './refuse.ts';
import { saveDraft } from './save-draft.ts';
import {
  readHistory,
  readSave,
  readSavesSince,
  readUndone,
  type SavedChange,
} from './store/history.ts';
import { historyEntry } from './tell-rows.ts';
import { type BundleToolServer, telling } from './tell-server.ts';
import { refusals } from './write-routes.ts';

const tags = ['Bundle Tool'];
const ENTRIES_AT_ONCE = 50;
const numbered = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Registers the history of the categories, undo and restore. */
export function bundleHistoryRoutes(app: App, server: BundleToolServer): void {
  const { pool } = server;
  const tell = telling(server);

  app.get(
    '/api/bundles/changes',
    {
      onRequest: requireSession(server),
      schema: {
        tags,
        summary: 'The history of the categories, newest first',
        description: `${ENTRIES_AT_ONCE} saves; \`before\` is the id of the last one of the page before. A save of very many rows lists only the first ones. For staff.`,
        querystring: bundleHistoryQuery,
        response: { 200: bundleHistory, 400: errorReply, 401: errorReply },
      },
    },
    async (request) => {
      const saves = await readHistory(pool, request.query.before, ENTRIES_AT_ONCE);
      const undone = await readUndone(pool);
      return saves.map((save) => historyEntry(save, undone));
    },
  );

  app.post(
    '/api/bundles/changes/:id/undo',
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Undo one save',
        description:
          'Its rows go back to what they were. Refused if they were changed since; the reply says what is in the way. ' +
          'An undo is a save too, and can be undone.',
        params: numbered,
        response: { 200: bundlesSaved, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { saved } = await saveDraft(
        pool,
        { by: staffOf(request), kind: 'undo', of: id },
        async (draft, client) => {
          const save = await findSave(client, id);
          if ((await readUndone(client)).has(id))
            throw new Refused(409, `Save ${id} was already undone.`, { reason: 'in-the-way' });
          const later = (await readSavesSince(client, id)).map(({ rows }) => rows);
          refusing(() => undoRows(draft, withNamesOfToday(save.rows, later)));
        },
      );
      return await tell(saved, `Save ${id} was undone.`);
    },
  );

  app.post(
    '/api/bundles/changes/:id/restore',
    {
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Restore the categories as they were after one save',
        description:
          'All later saves are undone, newest first, in one save that can itself be undone.',
        params: numbered,
        response: { 200: bundlesSaved, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { saved } = await saveDraft(
        pool,
        { by: staffOf(request), kind: 'restore', of: id },
        async (draft, client) => {
          await findSave(client, id);
          const later = await readSavesSince(client, id);
          for (const { rows } of later.toReversed()) refusing(() => undoRows(draft, rows));
        },
      );
      return await tell(saved, `The categories are back to what they were after save ${id}.`);
    },
  );
}

async function findSave(client: PoolClient, id: number): Promise<SavedChange> {
  const save = await readSave(client, id);
  if (save !== undefined) return save;
  throw new NotFound(`There is no save ${id}; /api/bundles/changes lists them.`);
}
