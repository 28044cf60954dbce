import { errorReply } from '@townlight/contract/error-reply';
import { postSubscriberRoute, saveSubscriptionRequest } from '@townlight/contract/subscriptions';
import { subscribeReply, subscribeRequest } from '@townlight/contract/subscriptions/sign-ups';
import { normalizeEmail, toMailboxKey } from '@townlight/domain/email';
import { DEFAULT_LANGUAGE, type Language, pickPreferredLanguage } from '@townlight/domain/language';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { App } from '../../../platform/http/create-app.ts';
import { BadRequest } from '../../../platform/http/errors.ts';
import { limitPerNetwork, limitPerValue } from '../../../platform/http/rate-limits.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { authorizeByAddress } from '../authorize-subscriber.ts';
import { createSubscriberSavedReply } from '../load-subscriber-reply.ts';
import { saveNeighborhoods } from '../save-neighborhoods.ts';
import { signUp } from '../sign-up.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { limitByMailBacklog, MINUTE_MS, setNoStore, subscriberRateLimit } from './limits.ts';

const MAX_BODY_BYTES = 32_768;
const NO_ADDRESS = 'That is not an email address.';
/** Limit per network: a household, or all readers in a library. */
const MAX_PER_NETWORK = 20;
/** Limit per mailbox, whether or not it is subscribed. */
const MAX_PER_MAILBOX = 6;

/** Selects the schema by the properties of the body, so that the error message refers to the right form. */
const validateByForm: FastifySchemaCompiler<unknown> = ({ schema, ...route }) => {
  const check = (one: z.core.$ZodType) => validatorCompiler({ schema: one, ...route });
  if (schema !== postSubscriberRoute.body) return check(schema as z.core.$ZodType);
  const [save, subscribe] = [check(saveSubscriptionRequest), check(subscribeRequest)];
  return (body: unknown) => {
    const isSave = typeof body === 'object' && body !== null && 'subscription' in body;
    return (isSave ? save : subscribe)(body);
  };
};

/** Registers `POST /api/subscriptions/subscribers` with both forms of the specification. // spec 7 */
export function signUpRoutes(app: App, context: SubscriptionContext): void {
  const perNetwork = limitPerNetwork(app, { max: MAX_PER_NETWORK, timeWindow: 10 * MINUTE_MS });
  const perMailbox = limitPerValue(app, { max: MAX_PER_MAILBOX, timeWindow: 60 * MINUTE_MS });
  const perWaiting = limitByMailBacklog(context.countWaitingMails);

  registerRoute(
    app,
    postSubscriberRoute,
    {
      onRequest: setNoStore,
      bodyLimit: MAX_BODY_BYTES,
      config: subscriberRateLimit(),
      validatorCompiler: validateByForm,
      tags: ['Subscriptions'],
      summary: 'Subscribe an address, or save a subscription',
      description:
        'With `neighborhoods` and `email`: a link is mailed to the address, and what is answered opens nothing until it was used; 200 to a new ' +
        'address, 409 to one that is subscribed, unless this site keeps that secret. With `email`, `passwordHash` and `subscription`: the ' +
        'subscription becomes what was sent, or, with `before`, only what changed since then is updated.',
      responses: {
        400: errorReply,
        401: errorReply,
        403: errorReply,
        409: subscribeReply,
        429: errorReply,
        503: errorReply,
      },
    },
    async (request, reply) => {
      const email = normalizeEmail(request.body.email);
      if (email === null) throw new BadRequest(NO_ADDRESS);
      if ('subscription' in request.body) {
        const owner = await authorizeByAddress(context, email, request.body.passwordHash);
        await saveNeighborhoods(context, owner.subscriber.id, request.body);
        return await createSubscriberSavedReply(context, owner, 'Your subscription is saved.');
      }
      const { neighborhoods, language } = request.body;
      await perNetwork(request);
      await perMailbox(request, toMailboxKey(email));
      await perWaiting();
      const { reply: grant, isReturning } = await signUp(context, {
        email,
        neighborhoods,
        language: language ?? languageOf(request),
      });
      // reading 26
      return await reply.code(isReturning && context.revealsReturning ? 409 : 200).send(grant);
    },
  );
}

/** Returns the language for mails if the page sends none. */
function languageOf({ headers }: FastifyRequest): Language {
  const acceptedLanguages = (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => range.trim().split(';')[0] ?? '');
  return pickPreferredLanguage(acceptedLanguages) ?? DEFAULT_LANGUAGE;
}
