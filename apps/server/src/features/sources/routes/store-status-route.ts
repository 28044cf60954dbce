import { errorReply } from '@townlight/contract/error-reply';
import { type StoreStatus, storeStatusRoute } from '@townlight/contract/staff/store-status';
import { rootErrorMessage } from '../../../platform/failure.ts';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { DetailedHttpError } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { requireSession } from '../../staff/index.ts';

/** Registers the route that lists for staff what is loaded, as `townlight status` does. */
export function registerStoreStatusRoute(
  app: App,
  server: FeatureServerContext<unknown>,
  readStatus: () => Promise<StoreStatus>,
): void {
  registerRoute(
    app,
    storeStatusRoute,
    {
      onRequest: requireSession(server),
      tags: ['Sources'],
      summary: 'What is loaded, and what is missing',
      description:
        'For staff; the same as `townlight status`, at most a minute old. The texts are for the operator, in English.',
      responses: { 401: errorReply, 503: errorReply },
    },
    async () => {
      try {
        return await readStatus();
      } catch (error) {
        server.log.warn(`the status of the store cannot be read: ${rootErrorMessage(error)}`);
        throw new DetailedHttpError(
          503,
          'The status cannot be read now; try again in a minute, or run townlight status.',
          {},
        );
      }
    },
  );
}
