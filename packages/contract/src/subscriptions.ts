import { LANGUAGES } from '@townlight/domain/language';
import {
  ALERT_KINDS,
  EMAIL_FREQUENCIES,
  MAX_SUBSCRIBED_NEIGHBORHOODS,
  VISUAL_CATEGORIES,
} from '@townlight/domain/subscriptions';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { areaIdSchema } from './places.ts';
import { MAX_SHOWN_SIGN_UPS, subscribeReply, subscribeRequest } from './subscriptions/sign-ups.ts';
import { successReply } from './success-reply.ts';

const language = z.enum(LANGUAGES);
const categoryId = z.enum(VISUAL_CATEGORIES);
/** The random token of a link or a grant, base64url. */
const secret = z.string().check(z.minLength(16), z.maxLength(200));
const pending = z.object({ id: areaIdSchema, name: z.string() });

/** The neighborhoods in the order of the email. // spec 3 */
export const subscriptionSchema = z.object({
  neighborhoods: z
    .array(
      z.object({
        id: areaIdSchema,
        name: z.string().check(z.maxLength(200)),
        /** Empty or omitted in a request means all; a reply always lists the categories of the email. */
        categoryId: z._default(z.array(categoryId), []),
      }),
    )
    .check(z.maxLength(MAX_SUBSCRIBED_NEIGHBORHOODS)),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `POST /api/subscriptions/subscribers` of the subscription page: the complete subscription. // spec 4, 7 */
export const saveSubscriptionRequest = z.object({
  email: z.string(),
  passwordHash: secret,
  subscription: subscriptionSchema,
  /**
   * The subscription as the page loaded it. If it is sent, only the differences are applied, so that two tabs do not
   * overwrite each other; without it the subscription is replaced.
   */
  before: z.optional(subscriptionSchema),
});
export type SaveSubscriptionRequest = z.input<typeof saveSubscriptionRequest>;

/**
 * `GET /api/subscriptions/subscribers/{userHash}` with the header `Authorization: Bearer {passwordHash}`. 401 without
 * a grant or with an expired one; 403 where the mailed link was not used yet, or was used in another browser.
 */
export const subscriberReply = z.object({
  email: z.string(),
  /** JSON of a `subscription`; empty where there is none. // spec 3 */
  subscription: z.string(),
  language,
  /** `weekly`: a short email each Monday and the monthly one; `never`: no emails and no alerts. */
  how_often: z.enum(EMAIL_FREQUENCIES),
  alerts: z.array(z.enum(ALERT_KINDS)),
  /**
   * Neighborhoods requested with this grant before its link was used and not subscribed yet, to be offered.
   * // reading 26
   */
  waiting: z.array(pending),
  /** No mail is sent to this address until staff have reviewed it, e.g. after bounces. */
  held: z.boolean(),
});
export type SubscriberReply = z.infer<typeof subscriberReply>;

/** Reply to every change of a subscription: its present state. */
export const subscriberSavedReply = z.object({
  message: z.string(),
  error: z.literal(false),
  ...subscriberReply.shape,
});
export type SubscriberSavedReply = z.infer<typeof subscriberSavedReply>;

/**
 * `POST /api/subscriptions/subscribers/{userHash}/preferences`, with the same header; omitted fields stay unchanged.
 */
export const savePreferencesRequest = z.object({
  language: z.optional(language),
  how_often: z.optional(z.enum(EMAIL_FREQUENCIES)),
  alerts: z.optional(z.array(z.enum(ALERT_KINDS))),
  /** Discards the waiting neighborhoods. */
  waiting: z.optional(z.literal('dismiss')),
});
export type SavePreferencesRequest = z.infer<typeof savePreferencesRequest>;

/** The token in the fragment of a mailed link. */
export const mailedLinkTokenRequest = z.object({ token: secret });
export type MailedLinkTokenRequest = z.infer<typeof mailedLinkTokenRequest>;

/** `POST /api/subscriptions/confirm`: redeems a mailed link and grants access to the browser that does. */
export const confirmSubscriptionRequest = z.object({
  token: secret,
  /**
   * `merge_fields` of sign-ups in this browser. The pair of the link's sign-up is activated only if it is included;
   * otherwise it stays invalid and the browser gets a new pair.
   */
  sign_ups: z.optional(
    z
      .array(z.object({ SUB_HASH: secret, PASS_HASH: secret }))
      .check(z.maxLength(MAX_SHOWN_SIGN_UPS)),
  ),
});
export type ConfirmSubscriptionRequest = z.infer<typeof confirmSubscriptionRequest>;

/**
 * Its reply, and that of `POST /api/subscriptions/open`, which accepts the link of an email. The grant opens the
 * subscription page; it is null where the link was used before. An expired link gets 410 and `reason: "expired"`, an
 * invalid one 400 and `reason: "unknown"`.
 */
export const openSubscriptionReply = z.object({
  message: z.string(),
  error: z.literal(false),
  already: z.boolean(),
  grant: z.nullable(subscribeReply),
});
export type OpenSubscriptionReply = z.infer<typeof openSubscriptionReply>;

/** Extends `{message, error}`. */
export const mailedLinkRefusal = z.object({
  message: z.string(),
  error: z.literal(true),
  reason: z.enum(['expired', 'unknown']),
});
export type MailedLinkRefusal = z.infer<typeof mailedLinkRefusal>;

/** `POST /api/subscriptions/links`: mails a new link, for an address or in place of an expired one. */
export const newMailedLinkRequest = z.union([
  mailedLinkTokenRequest,
  z.object({ email: z.string(), language: z.optional(language) }),
]);
export type NewMailedLinkRequest = z.infer<typeof newMailedLinkRequest>;

/**
 * `POST /api/subscriptions/unsubscribe/{token}`, from the page or from a mail client in one click (RFC 8058, a form).
 * `what` is what was ended: everything, or one kind of alert alone.
 */
export const unsubscribeReply = z.object({
  message: z.string(),
  error: z.literal(false),
  what: z.enum(['everything', ...ALERT_KINDS]),
});
export type UnsubscribeReply = z.infer<typeof unsubscribeReply>;

/** `POST /api/subscriptions/subscribers/{userHash}/export`: everything stored about a subscriber. */
export const subscriberExportReply = z.object({
  email: z.string(),
  confirmed_at: z.string(),
  unsubscribed_at: z.nullable(z.string()),
  language,
  how_often: z.enum(EMAIL_FREQUENCIES),
  alerts: z.array(z.enum(ALERT_KINDS)),
  neighborhoods: z.array(
    z.object({ id: areaIdSchema, name: z.string(), categoryId: z.array(z.string()) }),
  ),
  /** Browsers in which the subscription page is open, or which a pending link may open. */
  grants: z.array(
    z.object({
      created_at: z.string(),
      confirmed_at: z.nullable(z.string()),
      last_used_at: z.nullable(z.string()),
      expires_at: z.string(),
      waiting: z.array(z.string()),
    }),
  ),
});
export type SubscriberExportReply = z.infer<typeof subscriberExportReply>;

/** `GET /api/visualization/chart/category`: the sections of an email, in order. // spec 7 */
export const newsletterCategoriesReply = z.array(
  z.object({
    id: categoryId,
    name: z.string(),
    name_es: z.string(),
    /** URL of its illustration on this site. */
    picture: z.string(),
  }),
);
export type NewsletterCategoriesReply = z.infer<typeof newsletterCategoriesReply>;

export const newsletterCategoriesRoute = defineRoute({
  method: 'GET',
  path: '/api/visualization/chart/category',
  reply: newsletterCategoriesReply,
});

export const confirmSubscriptionRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/confirm',
  body: confirmSubscriptionRequest,
  reply: openSubscriptionReply,
});

export const openSubscriptionRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/open',
  body: mailedLinkTokenRequest,
  reply: openSubscriptionReply,
});

export const requestSubscriptionLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/links',
  body: newMailedLinkRequest,
  reply: successReply,
});

export const unsubscribeRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/unsubscribe/:token',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  reply: unsubscribeReply,
});

export const postSubscriberRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/subscribers',
  body: z.union([saveSubscriptionRequest, subscribeRequest]),
  reply: z.union([subscriberSavedReply, subscribeReply]),
});

/** The form of it that saves a subscription. */
export const saveSubscriberRoute = defineRoute({
  ...postSubscriberRoute,
  body: saveSubscriptionRequest,
  reply: subscriberSavedReply,
});

const subscriberParams = z.object({
  userHash: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const subscriberRoute = defineRoute({
  method: 'GET',
  path: '/api/subscriptions/subscribers/:userHash',
  params: subscriberParams,
  reply: subscriberReply,
});

export const postPreferencesRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/subscribers/:userHash/preferences',
  params: subscriberParams,
  body: savePreferencesRequest,
  reply: subscriberSavedReply,
});

export const exportSubscriberRoute = defineRoute({
  method: 'POST',
  path: '/api/subscriptions/subscribers/:userHash/export',
  params: subscriberParams,
  reply: subscriberExportReply,
});

export const revokeSubscriberAccessRoute = defineRoute({
  method: 'DELETE',
  path: '/api/subscriptions/subscribers/:userHash/grants',
  params: subscriberParams,
  reply: successReply,
});

export const deleteSubscriberRoute = defineRoute({
  method: 'DELETE',
  path: '/api/subscriptions/subscribers/:userHash',
  params: subscriberParams,
  reply: successReply,
});

/** Where mail programs and readers open the address of the button: a redirect to the page. */
export const unsubscribeLinkRoute = defineRoute({
  method: 'GET',
  path: '/api/subscriptions/unsubscribe/:token',
  params: unsubscribeRoute.params,
});
