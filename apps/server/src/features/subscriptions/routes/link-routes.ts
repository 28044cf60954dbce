import { errorReply } from '@townlight/contract/error-reply';
import {
  confirmSubscriptionRoute,
  mailedLinkRefusal,
  openSubscriptionRoute,
  requestSubscriptionLinkRoute,
  unsubscribeLinkRoute,
  unsubscribeRoute,
} from '@townlight/contract/subscriptions';
import { normalizeEmail, toMailboxKey } from '@townlight/domain/email';
import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import { SUBSCRIPTION_PAGES } from '@townlight/domain/pages';
import { z } from 'zod';
import type { App } from '../../../platform/http/create-app.ts';
import { limitPerValue } from '../../../platform/http/rate-limits.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { confirmSubscription, openByManageLink } from '../confirm-subscription.ts';
import { mailLinkForToken, mailLinkToAddress } from '../mail-new-link.ts';
import type { SubscriptionContext } from '../subscription-context.ts';
import { unsubscribeByToken } from '../unsubscribe-by-token.ts';
import { linkRateLimit, MINUTE_MS, setNoStore } from './limits.ts';

const tags = ['Subscriptions'];
const MAX_BODY_BYTES = 4_096;
const SEE_OTHER = 303;
/** The same message whether or not the address is subscribed. */
const LINK_IS_COMING =
  'If this address is subscribed here, a link is on its way. It works for 48 hours.';
const refusals = {
  400: z.union([mailedLinkRefusal, errorReply]),
  410: mailedLinkRefusal,
  429: errorReply,
};
const all = () => ({ onRequest: setNoStore, bodyLimit: MAX_BODY_BYTES, config: linkRateLimit() });

/**
 * Registers the endpoints of the links in emails. Each needs a POST by a button, because mail scanners follow links. //
 * reading 27
 */
export function linkRoutes(app: App, context: SubscriptionContext): void {
  const perMailbox = limitPerValue(app, { max: 5, timeWindow: 15 * MINUTE_MS });

  registerRoute(
    app,
    confirmSubscriptionRoute,
    {
      ...all(),
      tags,
      summary: 'Use a confirmation link, once',
      description:
        'Opens the subscription to the browser that sends this. The pair that the sign-up was answered with is turned on only if it is among ' +
        '`sign_ups`; otherwise it stays shut, and the answer has a new pair.',
      responses: refusals,
    },
    (request) => confirmSubscription(context, request.body),
  );

  registerRoute(
    app,
    openSubscriptionRoute,
    {
      ...all(),
      tags,
      summary: 'Open the subscription page with the link from a letter',
      responses: refusals,
    },
    (request) => openByManageLink(context, request.body.token),
  );

  registerRoute(
    app,
    requestSubscriptionLinkRoute,
    {
      ...all(),
      tags,
      summary: 'Get a new link by email',
      description: 'The answer is the same whether the address is known or not.',
      responses: { 400: errorReply, 429: errorReply },
    },
    async (request) => {
      const { body } = request;
      let mailing: Promise<void>;
      if ('token' in body) {
        mailing = mailLinkForToken(context, body.token);
      } else {
        const email = normalizeEmail(body.email) ?? '';
        await perMailbox(request, toMailboxKey(email));
        mailing = mailLinkToAddress(context, email, body.language ?? DEFAULT_LANGUAGE);
      }
      // This is not awaited, because the response time would reveal whether the address is known.
      mailing.catch((error: Error) => context.log.error(`a link was not mailed: ${error.message}`));
      return { message: LINK_IS_COMING, error: false as const };
    },
  );

  // Mail programs send forms here. Their body is ignored, because the URL contains the token (RFC 8058).
  app.register(async (forms: App) => {
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload
        .resume()
        .on('end', () => done(null, undefined))
        .on('error', done);
    });
    registerRoute(
      forms,
      unsubscribeRoute,
      {
        onRequest: setNoStore,
        bodyLimit: MAX_BODY_BYTES,
        tags,
        summary: 'Unsubscribe, from the button on a page or with one click in a mail program',
        description:
          'As RFC 8058 requires: no redirect, no cookie, no question. There is no rate limit, since many people’s mail comes through a few networks.',
        responses: { 400: z.union([mailedLinkRefusal, errorReply]) },
      },
      (request) => unsubscribeByToken(context, request.params.token),
    );
    // Some programs open the URL with GET: it redirects to the button and changes nothing.
    registerRoute(
      forms,
      unsubscribeLinkRoute,
      { onRequest: setNoStore, hide: true, tags, summary: 'Go to the button that unsubscribes' },
      (request, reply) =>
        reply.redirect(
          `${SUBSCRIPTION_PAGES.unsubscribe}#${encodeURIComponent(request.params.token)}`,
          SEE_OTHER,
        ),
    );
  });
}
