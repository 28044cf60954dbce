import { doneReply } from '@townlight/contract/done';
import { errorReply } from '@townlight/contract/errors';
import {
  exportReply,
  preferencesRequest,
  subscriberDoneReply,
  subscriberReply,
} from '@townlight/contract/subscriptions';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/create-app.ts';
import { ownerOf } from '../check-grant.ts';
import { deleteSubscriber } from '../deletion/delete-subscriber.ts';
import { describeSubscriber, exportSubscriber } from '../describe-subscriber.ts';
import type { SubscriptionDesk } from '../desk.ts';
import { dismissWaiting, removeGrants } from '../store/grants.ts';
import { changePreferences, endLinks } from '../store/subscriber-rows.ts';
import { doneWith } from './done-with.ts';
import { neverKept, ownerCalls } from './limits.ts';

const tags = ['Subscriptions'];
const SMALL_BODY_BYTES = 4_096;
const params = z.object({ userHash: z.string().min(1).max(200) });
const refusals = { 400: errorReply, 401: errorReply, 403: errorReply, 429: errorReply };
const HOW =
  'Takes the password hash in the header `Authorization: Bearer {passwordHash}`. 401 without a grant, 403 until its mailed link is used in the browser that signed up.';
const all = () => ({ onRequest: neverKept, bodyLimit: SMALL_BODY_BYTES, config: ownerCalls() });

/** Registers the endpoints with which subscribers read and change their subscription. */
export function ownerRoutes(app: App, desk: SubscriptionDesk): void {
  const { pool, markChanged } = desk;

  app.get(
    '/api/subscriptions/subscribers/:userHash',
    {
      ...all(),
      schema: {
        tags,
        summary: 'A subscription, for its owner',
        description: HOW,
        params,
        response: { 200: subscriberReply, ...refusals },
      },
    },
    async (request) => {
      const { subscriber, grantId } = await ownerOf(desk, request, request.params.userHash);
      return await describeSubscriber(desk, subscriber, grantId);
    },
  );

  app.post(
    '/api/subscriptions/subscribers/:userHash/preferences',
    {
      ...all(),
      schema: {
        tags,
        summary: 'Change the language, how often letters come, and which alerts',
        description: `Fields left out stay as they are. \`how_often\`: \`weekly\` is a short letter each Monday and the monthly one, \`monthly\` the monthly one alone, \`only-alerts\` no letters, \`never\` no mail at all. ${HOW}`,
        params,
        body: preferencesRequest,
        response: { 200: subscriberDoneReply, ...refusals },
      },
    },
    async (request) => {
      const owner = await ownerOf(desk, request, request.params.userHash);
      const { language, how_often, alerts, waiting } = request.body;
      const { id } = owner.subscriber;
      const change = { language, howOften: how_often, alerts: alerts && [...new Set(alerts)] };
      await changePreferences(pool, id, { ...change, at: desk.now() });
      if (waiting === 'dismiss') await dismissWaiting(pool, id);
      markChanged();
      return await doneWith(desk, owner, 'Your choices are saved.');
    },
  );

  app.post(
    '/api/subscriptions/subscribers/:userHash/export',
    {
      ...all(),
      schema: {
        tags,
        summary: 'Everything stored about a subscriber',
        description: HOW,
        params,
        response: { 200: exportReply, ...refusals },
      },
    },
    async (request, reply) => {
      const { subscriber } = await ownerOf(desk, request, request.params.userHash);
      reply.header('content-disposition', 'attachment; filename="my-subscription.json"');
      return await exportSubscriber(pool, desk.sealing, subscriber);
    },
  );

  app.delete(
    '/api/subscriptions/subscribers/:userHash/grants',
    {
      ...all(),
      schema: {
        tags,
        summary: 'Close the subscription to all browsers and all links in letters',
        description: HOW,
        params,
        response: { 200: doneReply, ...refusals },
      },
    },
    async (request) => {
      const { subscriber } = await ownerOf(desk, request, request.params.userHash);
      await inTransaction(pool, async (client) => {
        await removeGrants(client, subscriber.addressHash);
        await endLinks(client, subscriber.id, desk.now());
      });
      markChanged();
      const message = 'Your subscription page is closed everywhere. Ask for a new link to open it.';
      return { message, error: false as const };
    },
  );

  app.delete(
    '/api/subscriptions/subscribers/:userHash',
    {
      ...all(),
      schema: {
        tags,
        summary: 'Delete everything that is kept of who subscribed',
        description: HOW,
        params,
        response: { 200: doneReply, ...refusals },
      },
    },
    async (request) => {
      const { subscriber } = await ownerOf(desk, request, request.params.userHash);
      await deleteSubscriber(
        { pool, dataFolder: desk.dataFolder, at: desk.now() },
        { addressHash: subscriber.addressHash, email: desk.sealing.open(subscriber.address) },
      );
      markChanged();
      const message =
        'Your subscription and your address are deleted. You will get no more newsletters.';
      return { message, error: false as const };
    },
  );
}
