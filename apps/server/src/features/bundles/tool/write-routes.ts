import {
  type BundleChange,
  type BundlesSavedReply,
  bundleRefusal,
} from '@townlight/contract/bundles';
import {
  addBigBundleRoute,
  addNicknameRoute,
  addSmallBundleRoute,
  changeBigBundleRoute,
  changeCrimeDescriptionRoute,
  changeNicknameRoute,
  changeSmallBundleRoute,
  deleteBigBundleRoute,
  deleteNicknameRoute,
  deleteSmallBundleRoute,
  saveBundleChangesRoute,
} from '@townlight/contract/bundles/tool-routes';
import { errorReply } from '@townlight/contract/error-reply';
import { applyCategoryChange } from '@townlight/domain/bundles';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireStaff, staffOf } from '../../staff/index.ts';
import { type BundleToolServer, createSavePublisher } from './create-save-publisher.ts';
import { saveCategoryDraft } from './save-category-draft.ts';
import { toCategoryChange } from './to-category-change.ts';
import { withHttpRefusals } from './with-http-refusals.ts';

/** Enough for 5,000 changes with long names. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

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
  const publishSave = createSavePublisher(server);
  const save = async (
    request: FastifyRequest,
    change: BundleChange,
  ): Promise<BundlesSavedReply> => {
    const { saved, result: message } = await saveCategoryDraft(
      server.pool,
      { by: staffOf(request), kind: 'save' },
      (draft) => withHttpRefusals(() => applyCategoryChange(draft, toCategoryChange(change))),
    );
    return await publishSave(saved, message);
  };
  const staffOnly = (summary: string) => ({
    onRequest: requireStaff(server),
    tags: ['Bundle Tool'],
    summary,
    responses: refusalResponses,
  });

  registerRoute(app, addBigBundleRoute, staffOnly('Add a big bundle'), (request) =>
    save(request, { table: 'big', action: 'add', ...request.body }),
  );
  registerRoute(app, changeBigBundleRoute, staffOnly('Rename a big bundle'), (request) =>
    save(request, { ...request.body, table: 'big', action: 'change', name: request.params.name }),
  );
  registerRoute(app, deleteBigBundleRoute, staffOnly('Delete a big bundle'), (request) =>
    save(request, { table: 'big', action: 'delete', ...request.body }),
  );

  registerRoute(app, addSmallBundleRoute, staffOnly('Add a small bundle'), (request) =>
    save(request, { table: 'small', action: 'add', ...request.body }),
  );
  registerRoute(
    app,
    changeSmallBundleRoute,
    staffOnly('Rename a small bundle, or move it to other big bundles'),
    (request) =>
      save(request, {
        ...request.body,
        table: 'small',
        action: 'change',
        name: request.params.name,
      }),
  );
  registerRoute(app, deleteSmallBundleRoute, staffOnly('Delete a small bundle'), (request) =>
    save(request, { table: 'small', action: 'delete', ...request.body }),
  );

  registerRoute(app, addNicknameRoute, staffOnly('Add a nickname'), (request) =>
    save(request, { table: 'nicknames', action: 'add', ...request.body }),
  );
  registerRoute(
    app,
    changeNicknameRoute,
    staffOnly('Rename a nickname, or move it to another small bundle'),
    (request) =>
      save(request, {
        ...request.body,
        table: 'nicknames',
        action: 'change',
        name: request.params.name,
      }),
  );
  registerRoute(app, deleteNicknameRoute, staffOnly('Delete a nickname'), (request) =>
    save(request, { table: 'nicknames', action: 'delete', ...request.body }),
  );

  registerRoute(
    app,
    changeCrimeDescriptionRoute,
    staffOnly('Give a crime description another nickname or name'),
    (request) =>
      save(request, {
        ...request.body,
        table: 'crime_descriptions',
        action: 'change',
        name: request.params.name,
      }),
  );

  registerRoute(
    app,
    saveBundleChangesRoute,
    {
      ...staffOnly('Save many changes, all or nothing'),
      bodyLimit: MAX_BODY_BYTES,
      description:
        'In the order sent, as if each were sent alone. A refusal gives the index of its change, counted from 0.',
    },
    async (request) => {
      const { changes } = request.body;
      const { saved } = await saveCategoryDraft(
        server.pool,
        { by: staffOf(request), kind: 'save' },
        (draft) => {
          for (const [index, change] of changes.entries())
            withHttpRefusals(() => applyCategoryChange(draft, toCategoryChange(change)), index);
        },
      );
      return await publishSave(
        saved,
        changes.length === 1 ? '1 change was saved.' : `${changes.length} changes were saved.`,
      );
    },
  );
}
