import {
  type BundleChange,
  type BundlesSaved,
  bigBundleAdded,
  bigBundleChanged,
  bigBundleDeleted,
  bundleChanges,
  bundleRefusal,
  bundlesSaved,
  crimeDescriptionChanged,
  nicknameAdded,
  nicknameChanged,
  nicknameDeleted,
  smallBundleAdded,
  smallBundleChanged,
  smallBundleDeleted,
} from '@townlight/contract/bundles';
import { errorReply } from '@townlight/contract/errors';
import { applyChange } from '@townlight/domain/bundles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../platform/http/create-app.ts';
import { requireStaff, staffOf } from '../staff/index.ts';
import { readChange } from './read-change.ts';
import { refusing } from './refuse.ts';
import { saveDraft } from './save-draft.ts';
import { type BundleToolServer, telling } from './tell-server.ts';

/** Enough for 5,000 changes with long names. */
export const LARGEST_BODY_BYTES = 4 * 1024 * 1024;

const named = z.object({ name: z.string() });
export const refusals = {
  400: bundleRefusal,
  401: errorReply,
  403: errorReply,
  404: bundleRefusal,
  409: bundleRefusal,
  413: errorReply,
  415: errorReply,
};

/** Registers the routes by which staff change one row or many. */
export function bundleWriteRoutes(app: App, server: BundleToolServer): void {
  const tell = telling(server);
  const save = async (request: FastifyRequest, change: BundleChange): Promise<BundlesSaved> => {
    const { saved, told } = await saveDraft(
      server.pool,
      { by: staffOf(request), kind: 'save' },
      (draft) => refusing(() => applyChange(draft, readChange(change))),
    );
    return await tell(saved, told);
  };
  const staffOnly = <Body extends z.core.$ZodType>(
    summary: string,
    body: Body,
    description?: string,
  ) => ({
    onRequest: requireStaff(server),
    schema: {
      tags: ['Bundle Tool'],
      summary,
      ...(description && { description }),
      body,
      response: { 200: bundlesSaved, ...refusals },
    },
  });
  const ofRow = <Body extends z.core.$ZodType>(summary: string, body: Body) => {
    const route = staffOnly(summary, body);
    return { ...route, schema: { ...route.schema, params: named } };
  };

  app.post('/api/bundles/big', staffOnly('Add a big bundle', bigBundleAdded), (request) =>
    save(request, { table: 'big', action: 'add', ...request.body }),
  );
  app.put('/api/bundles/big/:name', ofRow('Rename a big bundle', bigBundleChanged), (request) =>
    save(request, { ...request.body, table: 'big', action: 'change', name: request.params.name }),
  );
  app.delete('/api/bundles/big', staffOnly('Delete a big bundle', bigBundleDeleted), (request) =>
    save(request, { table: 'big', action: 'delete', ...request.body }),
  );

  app.post('/api/bundles/small', staffOnly('Add a small bundle', smallBundleAdded), (request) =>
    save(request, { table: 'small', action: 'add', ...request.body }),
  );
  app.put(
    '/api/bundles/small/:name',
    ofRow('Rename a small bundle, or move it to other big bundles', smallBundleChanged),
    (request) =>
      save(request, {
        ...request.body,
        table: 'small',
        action: 'change',
        name: request.params.name,
      }),
  );
  app.delete(
    '/api/bundles/small',
    staffOnly('Delete a small bundle', smallBundleDeleted),
    (request) => save(request, { table: 'small', action: 'delete', ...request.body }),
  );

  app.post('/api/bundles/nicknames', staffOnly('Add a nickname', nicknameAdded), (request) =>
    save(request, { table: 'nicknames', action: 'add', ...request.body }),
  );
  app.put(
    '/api/bundles/nicknames/:name',
    ofRow('Rename a nickname, or move it to another small bundle', nicknameChanged),
    (request) =>
      save(request, {
        ...request.body,
        table: 'nicknames',
        action: 'change',
        name: request.params.name,
      }),
  );
  app.delete('/api/bundles/nicknames', staffOnly('Delete a nickname', nicknameDeleted), (request) =>
    save(request, { table: 'nicknames', action: 'delete', ...request.body }),
  );

  app.put(
    '/api/bundles/crime_descriptions/:name',
    ofRow('Give a crime description another nickname or name', crimeDescriptionChanged),
    (request) =>
      save(request, {
        ...request.body,
        table: 'crime_descriptions',
        action: 'change',
        name: request.params.name,
      }),
  );

  app.post(
    '/api/bundles/changes',
    {
      bodyLimit: LARGEST_BODY_BYTES,
      ...staffOnly(
        'Save many changes, all or nothing',
        bundleChanges,
        'In the order sent, as if each were sent alone. A refusal gives the index of its change, counted from 0.',
      ),
    },
    async (request) => {
      const { changes } = request.body;
      const { saved } = await saveDraft(
        server.pool,
        { by: staffOf(request), kind: 'save' },
        (draft) => {
          for (const [index, change] of changes.entries())
            refusing(() => applyChange(draft, readChange(change)), index);
        },
      );
      return await tell(
        saved,
        changes.length === 1 ? '1 change was saved.' : `${changes.length} changes were saved.`,
      );
    },
  );
}
