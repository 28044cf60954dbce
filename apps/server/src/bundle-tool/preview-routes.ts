import {
  type BundleImport,
  bundleChanges,
  bundleEffect,
  bundleImport,
  bundleImportPreview,
  bundlesSaved,
} from '@townlight/contract/bundles';
import {
  applyChange,
  type CategoryDraft,
  changedRows,
  type GivenScheme,
  importScheme,
  openDraft,
  type RowChange,
} from '@townlight/domain/bundles';
import type { Pool, PoolClient } from 'pg';
import { readCategoriesToChange } from '../bundles/index.ts';
import type { CrimeSnapshot } from '../crime/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { App } from '../platform/http/create-app.ts';
import { Refused } from '../platform/http/errors.ts';
import { requireStaff, staffOf } from '../staff/index.ts';
import { readChange } from './read-change.ts';
import { readEffect } from './read-effect.ts';
import { refusing } from './refuse.ts';
import { saveDraft } from './save-draft.ts';
import { readSchemeCsv } from './scheme-csv.ts';
import { readScheme } from './scheme-file.ts';
import type { BundleToolSnapshot } from './snapshot.ts';
import { readNewestSave } from './store/history.ts';
import { type BundleToolServer, telling } from './tell-server.ts';
import { LARGEST_BODY_BYTES, refusals } from './write-routes.ts';

const tags = ['Bundle Tool'];
const TABLES = ['big', 'small', 'nicknames', 'crime_descriptions'] as const;

/** Registers the preview of changes before they are saved, and the import of a complete scheme. */
export function bundlePreviewRoutes(
  app: App,
  server: BundleToolServer,
  current: () => { readonly tool: BundleToolSnapshot; readonly crime: CrimeSnapshot },
): void {
  const { pool } = server;
  const tell = telling(server);
  const effectOf = async (draft: CategoryDraft) => {
    const { tool, crime } = current();
    return await readEffect(pool, draft, tool, crime);
  };

  app.post(
    '/api/bundles/preview',
    {
      bodyLimit: LARGEST_BODY_BYTES,
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'How changes would affect the public figures',
        description:
          'How many records of which agencies would move from one category to another, and the neighborhoods whose ranks would ' +
          'change most. Nothing is saved; it is refused if the save would be refused.',
        body: bundleChanges,
        response: { 200: bundleEffect, ...refusals },
      },
    },
    async (request) => {
      const { draft } = await readDraft(pool);
      for (const [index, change] of request.body.changes.entries())
        refusing(() => applyChange(draft, readChange(change)), index);
      return await effectOf(draft);
    },
  );

  app.post(
    '/api/bundles/scheme/preview',
    {
      bodyLimit: LARGEST_BODY_BYTES,
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'What importing a whole scheme would change',
        body: bundleImport,
        response: { 200: bundleImportPreview, ...refusals },
      },
    },
    async (request) => {
      const { draft, state } = await readDraft(pool);
      refusing(() => importScheme(draft, givenScheme(request.body)));
      return { ...(await effectOf(draft)), tables: countTables(changedRows(draft)), state };
    },
  );

  app.put(
    '/api/bundles/scheme',
    {
      bodyLimit: LARGEST_BODY_BYTES,
      onRequest: requireStaff(server),
      schema: {
        tags,
        summary: 'Import a whole scheme, all or nothing',
        description:
          'Send `scheme` (JSON) or `csv` (text), as GET returns them. Bundles and nicknames that it does not name are deleted; ' +
          'crime descriptions that it does not name stay as they are. With the `state` of a preview it is refused if someone saved since.',
        body: bundleImport,
        response: { 200: bundlesSaved, ...refusals },
      },
    },
    async (request) => {
      const { state } = request.body;
      const given = refusing(() => givenScheme(request.body));
      const { saved } = await saveDraft(
        pool,
        { by: staffOf(request), kind: 'import' },
        async (draft, client) => {
          if (state !== undefined && state !== (await readState(client)))
            throw new Refused(
              409,
              'Someone saved after this preview was made, so nothing was imported. Look at a new preview first.',
              { reason: 'changed' },
            );
          refusing(() => importScheme(draft, given));
        },
      );
      return await tell(saved, 'The scheme was imported.');
    },
  );
}

async function readDraft(pool: Pool): Promise<{ draft: CategoryDraft; state: string }> {
  return await inTransaction(pool, async (client) => ({
    draft: openDraft(await readCategoriesToChange(client)),
    state: await readState(client),
  }));
}

/** Returns the id of the newest save, as a version of the categories. */
async function readState(client: PoolClient): Promise<string> {
  return String(await readNewestSave(client));
}

function givenScheme(body: BundleImport): GivenScheme {
  return readScheme('csv' in body ? readSchemeCsv(body.csv) : body.scheme);
}

function countTables(rows: readonly RowChange[]) {
  return TABLES.map((table) => {
    const own = rows.filter((row) => row.table === table);
    return {
      table,
      added: own.filter(({ before }) => before === null).length,
      changed: own.filter(({ before, after }) => before !== null && after !== null).length,
      deleted: own.filter(({ after }) => after === null).length,
    };
  });
}
