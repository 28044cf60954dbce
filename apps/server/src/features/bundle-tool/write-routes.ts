import {
  addBigBundleRequest,
  addNicknameRequest,
  addSmallBundleRequest,
  type BundleChange,
  type BundlesSavedReply,
  bundleChangesRequest,
  bundleRefusal,
  bundlesSavedReply,
  changeBigBundleRequest,
  changeCrimeDescriptionRequest,
  changeNicknameRequest,
  changeSmallBundleRequest,
  deleteBigBundleRequest,
  deleteNicknameRequest,
  deleteSmallBundleRequest,
} from '@townlight/contract/bundles';
import { errorReply } from '@townlight/contract/errors';
import { applyChange } from '@townlight/domain/bundles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../platform/http/create-app.ts';
import { requireStaff, staffOf } from '../staff/index.ts';
import { saveDraft } from './save-draft.ts';
import { type BundleToolServer, savePublisher } from './save-publisher.ts';
import { toCategoryChange } from './to-category-change.ts';
import { translateRefusals } from './translate-refusals.ts';

/** Enough for 5,000 changes with long names. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

const nameParams = z.object({ name: z.string() });
export const refusalResponses = {
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
  const publishSave = savePublisher(server);
  const save = async (
    request: FastifyRequest,
    change: BundleChange,
  ): Promise<BundlesSavedReply> => {
    const { saved, result: message } = await saveDraft(
      server.pool,
      { by: staffOf(request), kind: 'save' },
      (draft) => translateRefusals(() => applyChange(draft, toCategoryChange(change))),
    );
    return await publishSave(saved, message);
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
      response: { 200: bundlesSavedReply, ...refusalResponses },
    },
  });
  const staffOnlyRow = <Body extends z.core.$ZodType>(summary: string, body: Body) => {
    const route = staffOnly(summary, body);
    return { ...route, schema: { ...route.schema, params: nameParams } };
  };

  app.post('/api/bundles/big', staffOnly('Add a big bundle', addBigBundleRequest), (request) =>
    save(request, { table: 'big', action: 'add', ...request.body }),
  );
  app.put(
    '/api/bundles/big/:name',
    staffOnlyRow('Rename a big bundle', changeBigBundleRequest),
    (request) =>
      save(request, { ...request.body, table: 'big', action: 'change', name: request.params.name }),
  );
  app.delete(
    '/api/bundles/big',
    staffOnly('Delete a big bundle', deleteBigBundleRequest),
    (request) => save(request, { table: 'big', action: 'delete', ...request.body }),
  );

  app.post(
    '/api/bundles/small',
    staffOnly('Add a small bundle', addSmallBundleRequest),
    (request) => save(request, { table: 'small', action: 'add', ...request.body }),
  );
  app.put(
    '/api/bundles/small/:name',
    staffOnlyRow(
      'Rename a small bundle, or move it to other big bundles',
      changeSmallBundleRequest,
    ),
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
    staffOnly('Delete a small bundle', deleteSmallBundleRequest),
    (request) => save(request, { table: 'small', action: 'delete', ...request.body }),
  );

  app.post('/api/bundles/nicknames', staffOnly('Add a nickname', addNicknameRequest), (request) =>
    save(request, { table: 'nicknames', action: 'add', ...request.body }),
  );
  app.put(
    '/api/bundles/nicknames/:name',
    staffOnlyRow('Rename a nickname, or move it to another small bundle', changeNicknameRequest),
    (request) =>
      save(request, {
        ...request.body,
        table: 'nicknames',
        action: 'change',
        name: request.params.name,
      }),
  );
  app.delete(
    '/api/bundles/nicknames',
    staffOnly('Delete a nickname', deleteNicknameRequest),
    (request) => save(request, { table: 'nicknames', action: 'delete', ...request.body }),
  );

  app.put(
    '/api/bundles/crime_descriptions/:name',
    staffOnlyRow(
      'Give a crime description another nickname or name',
      changeCrimeDescriptionRequest,
    ),
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
      bodyLimit: MAX_BODY_BYTES,
      ...staffOnly(
        'Save many changes, all or nothing',
        bundleChangesRequest,
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
            translateRefusals(() => applyChange(draft, toCategoryChange(change)), index);
        },
      );
      return await publishSave(
        saved,
        changes.length === 1 ? '1 change was saved.' : `${changes.length} changes were saved.`,
      );
    },
  );
}
