import { errorReply } from '@townlight/contract/error-reply';
import {
  deleteSubscriberRoute,
  exportSubscriberRoute,
  postPreferencesRoute,
  revokeSubscriberAccessRoute,
  subscriberRoute,
} from '@townlight/contract/subscriptions';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { authorizeByUserHash } from '../authorize-subscriber.ts';
import { deleteSubscriber } from '../deletion/delete-subscriber.ts';
import {
  createSubscriberSavedReply,
  loadSubscriberExport,
  loadSubscriberReply,
} from '../load-subscriber-reply.ts';
import { deleteGrants, discardPendingNeighborhoods } from '../store/grants.ts';
import { invalidateLinks, updatePreferences } from '../store/subscriber-rows.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { setNoStore, subscriberRateLimit } from './limits.ts';

const tags = ['Subscriptions'];
const MAX_BODY_BYTES = 4_096;
const refusals = { 400: errorReply, 401: errorReply, 403: errorReply, 429: errorReply };
const AUTHORIZATION_HELP =
  'Takes the password hash in the header `Authorization: Bearer {passwordHash}`. 401 without a grant, 403 until its mailed link is used in the browser that signed up.';
const all = () => ({
  onRequest: setNoStore,
  bodyLimit: MAX_BODY_BYTES,
  config: subscriberRateLimit(),
});

/** Registers the endpoints with which subscribers read and change their subscription. */
export function subscriberRoutes(app: App, context: SubscriptionContext): void {
  const { pool, markChanged } = context;

  registerRoute(
    app,
    subscriberRoute,
    {
      ...all(),
      tags,
      summary: 'A subscription, for its owner',
      description: AUTHORIZATION_HELP,
      responses: refusals,
    },
    async (request) => {
      const { subscriber, grantId } = await authorizeByUserHash(
        context,
        request,
        request.params.userHash,
      );
      return await loadSubscriberReply(context, subscriber, grantId);
    },
  );

  registerRoute(
    app,
    postPreferencesRoute,
    {
      ...all(),
      tags,
      summary: 'Change the language, how often letters come, and which alerts',
      description: `Fields left out stay as they are. \`how_often\`: \`weekly\` is a short letter each Monday and the monthly one, \`monthly\` the monthly one alone, \`only-alerts\` no letters, \`never\` no mail at all. ${AUTHORIZATION_HELP}`,
      responses: refusals,
    },
    async (request) => {
      const owner = await authorizeByUserHash(context, request, request.params.userHash);
      const { language, how_often, alerts, waiting } = request.body;
      const { id } = owner.subscriber;
      const change = { language, howOften: how_often, alerts: alerts && [...new Set(alerts)] };
      await updatePreferences(pool, id, { ...change, at: context.now() });
      if (waiting === 'dismiss') await discardPendingNeighborhoods(pool, id);
      markChanged();
      return await createSubscriberSavedReply(context, owner, 'Your choices are saved.');
    },
  );

  registerRoute(
    app,
    exportSubscriberRoute,
    {
      ...all(),
      tags,
      summary: 'Everything stored about a subscriber',
      description: AUTHORIZATION_HELP,
      responses: refusals,
    },
    async (request, reply) => {
      const { subscriber } = await authorizeByUserHash(context, request, request.params.userHash);
      reply.header('content-disposition', 'attachment; filename="my-subscription.json"');
      return await loadSubscriberExport(pool, context.sealing, subscriber);
    },
  );

  registerRoute(
    app,
    revokeSubscriberAccessRoute,
    {
      ...all(),
      tags,
      summary: 'Close the subscription to all browsers and all links in letters',
      description: AUTHORIZATION_HELP,
      responses: refusals,
    },
    async (request) => {
      const { subscriber } = await authorizeByUserHash(context, request, request.params.userHash);
      await inTransaction(pool, async (client) => {
        await deleteGrants(client, subscriber.addressHash);
        await invalidateLinks(client, subscriber.id, context.now());
      });
      markChanged();
      const message = 'Your subscription page is closed everywhere. Ask for a new link to open it.';
      return { message, error: false as const };
    },
  );

  registerRoute(
    app,
    deleteSubscriberRoute,
    {
      ...all(),
      tags,
      summary: 'Delete everything that is kept of who subscribed',
      description: AUTHORIZATION_HELP,
      responses: refusals,
    },
    async (request) => {
      const { subscriber } = await authorizeByUserHash(context, request, request.params.userHash);
      await deleteSubscriber(
        { pool, dataFolder: context.dataFolder, at: context.now() },
        { addressHash: subscriber.addressHash, email: context.sealing.open(subscriber.address) },
      );
      markChanged();
      const message =
        'Your subscription and your address are deleted. You will get no more newsletters.';
      return { message, error: false as const };
    },
  );
}
