import type { BundleImportRequest } from '@townlight/contract/bundles/scheme';
import {
  importBundleSchemeRoute,
  previewBundleChangesRoute,
  previewBundleSchemeRoute,
} from '@townlight/contract/bundles/tool-routes';
import {
  applyCategoryChange,
  type CategoryDraft,
  type ImportedScheme,
  importScheme,
  listChangedRows,
  openCategoryDraft,
  type RowChange,
} from '@townlight/domain/bundles';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { DetailedHttpError } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireStaff, staffOf } from '../../staff/index.ts';
import type { CategorizedRecords } from '../categorized-records.ts';
import { readNewestSaveId } from '../store/history.ts';
import { readCategories } from '../store/read-categories.ts';
import { computeFigureChanges } from './compute-figure-changes.ts';
import { type BundleToolServer, createSavePublisher } from './create-save-publisher.ts';
import { saveCategoryDraft } from './save-category-draft.ts';
import { parseSchemeCsv } from './scheme-csv.ts';
import { toImportedScheme } from './scheme-file.ts';
import { toCategoryChange } from './to-category-change.ts';
import type { ToolTables } from './tool-tables.ts';
import { withHttpRefusals } from './with-http-refusals.ts';
import { MAX_BODY_BYTES, refusalResponses } from './write-routes.ts';

const tags = ['Bundle Tool'];
const TABLES = ['big', 'small', 'nicknames', 'crime_descriptions'] as const;

/** Registers the preview of changes before they are saved, and the import of a complete scheme. */
export function bundlePreviewRoutes(
  app: App,
  server: BundleToolServer,
  current: () => { readonly tables: ToolTables; readonly records: CategorizedRecords },
): void {
  const { pool } = server;
  const publishSave = createSavePublisher(server);
  const effectOf = async (draft: CategoryDraft) => {
    const { tables, records } = current();
    return await computeFigureChanges(pool, draft, tables, records);
  };

  registerRoute(
    app,
    previewBundleChangesRoute,
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: requireStaff(server),
      tags,
      summary: 'How changes would affect the public figures',
      description:
        'How many records of which agencies would move from one category to another, and the neighborhoods whose ranks would ' +
        'change most. Nothing is saved; it is refused if the save would be refused.',
      responses: refusalResponses,
    },
    async (request) => {
      const { draft } = await readDraft(pool);
      for (const [index, change] of request.body.changes.entries())
        withHttpRefusals(() => applyCategoryChange(draft, toCategoryChange(change)), index);
      return await effectOf(draft);
    },
  );

  registerRoute(
    app,
    previewBundleSchemeRoute,
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: requireStaff(server),
      tags,
      summary: 'What importing a whole scheme would change',
      responses: refusalResponses,
    },
    async (request) => {
      const { draft, state } = await readDraft(pool);
      withHttpRefusals(() => importScheme(draft, parseImport(request.body)));
      return { ...(await effectOf(draft)), tables: countTables(listChangedRows(draft)), state };
    },
  );

  registerRoute(
    app,
    importBundleSchemeRoute,
    {
      bodyLimit: MAX_BODY_BYTES,
      onRequest: requireStaff(server),
      tags,
      summary: 'Import a whole scheme, all or nothing',
      description:
        'Send `scheme` (JSON) or `csv` (text), as GET returns them. Bundles and nicknames that it does not name are deleted; ' +
        'crime descriptions that it does not name stay as they are. With the `state` of a preview it is refused if someone saved since.',
      responses: refusalResponses,
    },
    async (request) => {
      const { state } = request.body;
      const given = withHttpRefusals(() => parseImport(request.body));
      const { saved } = await saveCategoryDraft(
        pool,
        { by: staffOf(request), kind: 'import' },
        async (draft, client) => {
          if (state !== undefined && state !== (await readState(client)))
            throw new DetailedHttpError(
              409,
              'Someone saved after this preview was made, so nothing was imported. Look at a new preview first.',
              { reason: 'changed' },
            );
          withHttpRefusals(() => importScheme(draft, given));
        },
      );
      return await publishSave(saved, 'The scheme was imported.');
    },
  );
}

async function readDraft(pool: Pool): Promise<{ draft: CategoryDraft; state: string }> {
  return await inTransaction(pool, async (client) => ({
    draft: openCategoryDraft(await readCategories(client)),
    state: await readState(client),
  }));
}

/** Returns the id of the newest save, as a version of the categories. */
async function readState(client: PoolClient): Promise<string> {
  return String(await readNewestSaveId(client));
}

function parseImport(body: BundleImportRequest): ImportedScheme {
  return toImportedScheme('csv' in body ? parseSchemeCsv(body.csv) : body.scheme);
}

function countTables(rows: readonly RowChange[]) {
  return TABLES.map((table) => {
    const tableRows = rows.filter((row) => row.table === table);
    return {
      table,
      added: tableRows.filter(({ before }) => before === null).length,
      changed: tableRows.filter(({ before, after }) => before !== null && after !== null).length,
      deleted: tableRows.filter(({ after }) => after === null).length,
    };
  });
}
