import {
  bundleHistoryRoute,
  restoreBundlesRoute,
  undoBundleChangeRoute,
} from '@townlight/contract/bundles/tool-routes';
import { errorReply } from '@townlight/contract/error-reply';
import { undoSavedRows, withCurrentParentNames } from '@townlight/domain/bundles';
import type { PoolClient } from 'pg';
import type { App } from '../../../platform/http/create-app.ts';
import { DetailedHttpError, NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireSession, requireStaff, staffOf } from '../../staff/index.ts';
import {
  readCategoryHistory,
  readCategorySave,
  readSavesSince,
  readUndoneSaveIds,
  type StoredCategorySave,
} from '../store/history.ts';
import { type BundleToolServer, createSavePublisher } from './create-save-publisher.ts';
import { toHistoryEntry } from './history-entry.ts';
import { saveCategoryDraft } from './save-category-draft.ts';
import { withHttpRefusals } from './with-http-refusals.ts';
import { refusalResponses } from './write-routes.ts';

const tags = ['Bundle Tool'];
const ENTRIES_PER_PAGE = 50;

/** Registers the history of the categories, undo and restore. */
export function bundleHistoryRoutes(app: App, server: BundleToolServer): void {
  const { pool } = server;
  const publishSave = createSavePublisher(server);

  registerRoute(
    app,
    bundleHistoryRoute,
    {
      onRequest: requireSession(server),
      tags,
      summary: 'The history of the categories, newest first',
      description: `${ENTRIES_PER_PAGE} saves; \`before\` is the id of the last one of the page before. A save of very many rows lists only the first ones. For staff.`,
      responses: { 400: errorReply, 401: errorReply },
    },
    async (request) => {
      const saves = await readCategoryHistory(pool, request.query.before, ENTRIES_PER_PAGE);
      const undone = await readUndoneSaveIds(pool);
      return saves.map((save) => toHistoryEntry(save, undone));
    },
  );

  registerRoute(
    app,
    undoBundleChangeRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Undo one save',
      description:
        'Its rows go back to what they were. Refused if they were changed since; the reply says what is in the way. ' +
        'An undo is a save too, and can be undone.',
      responses: refusalResponses,
    },
    async (request) => {
      const { id } = request.params;
      const { saved } = await saveCategoryDraft(
        pool,
        { by: staffOf(request), kind: 'undo', of: id },
        async (draft, client) => {
          const save = await findSave(client, id);
          if ((await readUndoneSaveIds(client)).has(id))
            throw new DetailedHttpError(409, `Save ${id} was already undone.`, {
              reason: 'in-the-way',
            });
          const later = (await readSavesSince(client, id)).map(({ rows }) => rows);
          withHttpRefusals(() => undoSavedRows(draft, withCurrentParentNames(save.rows, later)));
        },
      );
      return await publishSave(saved, `Save ${id} was undone.`);
    },
  );

  registerRoute(
    app,
    restoreBundlesRoute,
    {
      onRequest: requireStaff(server),
      tags,
      summary: 'Restore the categories as they were after one save',
      description:
        'All later saves are undone, newest first, in one save that can itself be undone.',
      responses: refusalResponses,
    },
    async (request) => {
      const { id } = request.params;
      const { saved } = await saveCategoryDraft(
        pool,
        { by: staffOf(request), kind: 'restore', of: id },
        async (draft, client) => {
          await findSave(client, id);
          const later = await readSavesSince(client, id);
          for (const { rows } of later.toReversed())
            withHttpRefusals(() => undoSavedRows(draft, rows));
        },
      );
      return await publishSave(
        saved,
        `The categories are back to what they were after save ${id}.`,
      );
    },
  );
}

async function findSave(client: PoolClient, id: number): Promise<StoredCategorySave> {
  const save = await readCategorySave(client, id);
  if (save !== undefined) return save;
  throw new NotFound(`There is no save ${id}; /api/bundles/changes lists them.`);
}
