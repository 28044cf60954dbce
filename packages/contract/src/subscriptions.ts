import { LANGUAGES } from '@townlight/domain/language';
import {
  ALERT_KINDS,
  HOW_OFTEN,
  MOST_NEIGHBORHOODS,
  VISUAL_CATEGORIES,
} from '@townlight/domain/subscriptions';
import * as z from 'zod/mini';
import { areaId } from './places.ts';

const language = z.enum(LANGUAGES);
const categoryId = z.enum(VISUAL_CATEGORIES);
/** The random part of a link or of a grant, base64url. */
const secret = z.string().check(z.minLength(16), z.maxLength(200));
const pending = z.object({ id: areaId, name: z.string() });

/** `POST /api/subscriptions/subscribers` of the neighborhood and crime pages. // spec 7 */
export const subscribeRequest = z.object({
  neighborhoods: z.array(areaId).check(z.maxLength(MOST_NEIGHBORHOODS)),
  email: z.string(),
  /** Of the mails; left out, the one that the browser asks for first. */
  language: z.optional(language),
});
export type SubscribeRequest = z.infer<typeof subscribeRequest>;

/**
 * Its answer, with status 200 to a new address and with 409 to one that returns. // spec 3, 4
 * What it holds opens nothing until the link mailed to the address was used in the browser that holds it. // readings 26, 47
 */
export const subscribeReply = z.object({
  email_address: z.string(),
  merge_fields: z.object({ SUB_HASH: z.string(), PASS_HASH: z.string() }),
});
export type SubscribeReply = z.infer<typeof subscribeReply>;

/** The neighborhoods in the order of the letter. // spec 3 */
export const subscription = z.object({
  neighborhoods: z
    .array(
      z.object({
        id: areaId,
        name: z.string().check(z.maxLength(200)),
        /** Sent empty or left out it means all; an answer always lists what the letter holds. */
        categoryId: z._default(z.array(categoryId), []),
      }),
    )
    .check(z.maxLength(MOST_NEIGHBORHOODS)),
});
export type Subscription = z.infer<typeof subscription>;

/** `POST /api/subscriptions/subscribers` of the subscription page: the whole subscription again. // spec 4, 7 */
export const saveSubscriptionRequest = z.object({
  email: z.string(),
  passwordHash: secret,
  subscription,
  /**
   * The subscription as the page was shown it. Where it is sent, only what was changed since is changed, so that two tabs do not
   * undo each other; without it the subscription becomes what was sent.
   */
  before: z.optional(subscription),
});
export type SaveSubscriptionRequest = z.input<typeof saveSubscriptionRequest>;

/**
 * `GET /api/subscriptions/subscribers/{userHash}` with the header `Authorization: Bearer {passwordHash}`. Without a grant, or with
 * one that has expired, 401; with one whose mailed link was not used yet, or was used in another browser, 403.
 */
export const subscriberReply = z.object({
  email: z.string(),
  /** JSON of a `subscription`; empty where there is none. // spec 3 */
  subscription: z.string(),
  language,
  /** `weekly`: a short letter each Monday and the monthly one; `never`: nothing, alerts neither. */
  how_often: z.enum(HOW_OFTEN),
  alerts: z.array(z.enum(ALERT_KINDS)),
  /** Asked for by this grant before its link was used, and not subscribed yet: to be offered. // reading 26 */
  waiting: z.array(pending),
  /** No mail goes to this address until somebody of the site has looked why, e.g. because mails came back. */
  held: z.boolean(),
});
export type SubscriberReply = z.infer<typeof subscriberReply>;

/** The answer to every change of a subscription: how it is now. */
export const subscriberDoneReply = z.object({
  message: z.string(),
  error: z.literal(false),
  ...subscriberReply.shape,
});
export type SubscriberDoneReply = z.infer<typeof subscriberDoneReply>;

/** `POST /api/subscriptions/subscribers/{userHash}/preferences`, with the same header; what is left out stays. */
export const preferencesRequest = z.object({
  language: z.optional(language),
  how_often: z.optional(z.enum(HOW_OFTEN)),
  alerts: z.optional(z.array(z.enum(ALERT_KINDS))),
  /** Let go of what waits. */
  waiting: z.optional(z.literal('dismiss')),
});
export type PreferencesRequest = z.infer<typeof preferencesRequest>;

/** What stands behind the `#` of a mailed link. */
export const tokenRequest = z.object({ token: secret });
export type TokenRequest = z.infer<typeof tokenRequest>;

/** How many sign-ups of the last days a browser remembers, and shows when a link is used. */
export const MAX_SHOWN_SIGN_UPS = 5;

/** `POST /api/subscriptions/confirm`: uses a mailed link, and opens the subscription to the browser that does. */
export const confirmRequest = z.object({
  token: secret,
  /**
   * `merge_fields` of sign-ups in this browser. The pair of the link's own sign-up is turned on only if it is among them; otherwise it
   * never opens anything, and the browser gets a new pair.
   */
  sign_ups: z.optional(
    z
      .array(z.object({ SUB_HASH: secret, PASS_HASH: secret }))
      .check(z.maxLength(MAX_SHOWN_SIGN_UPS)),
  ),
});
export type ConfirmRequest = z.infer<typeof confirmRequest>;

/**
 * Its answer, and that of `POST /api/subscriptions/open`, which takes the link of a letter. What it holds opens the subscription page;
 * null where the link was used before. A link that has expired is answered with 410 and `reason: "expired"`, one that is none with
 * 400 and `reason: "unknown"`.
 */
export const openedReply = z.object({
  message: z.string(),
  error: z.literal(false),
  already: z.boolean(),
  grant: z.nullable(subscribeReply),
});
export type OpenedReply = z.infer<typeof openedReply>;

/** Beside `{message, error}`. */
export const linkRefusal = z.object({
  message: z.string(),
  error: z.literal(true),
  reason: z.enum(['expired', 'unknown']),
});
export type LinkRefusal = z.infer<typeof linkRefusal>;

/** `POST /api/subscriptions/links`: have a new link mailed, for an address or in place of one that has expired. */
export const newLinkRequest = z.union([
  tokenRequest,
  z.object({ email: z.string(), language: z.optional(language) }),
]);
export type NewLinkRequest = z.infer<typeof newLinkRequest>;

/**
 * `POST /api/subscriptions/unsubscribe/{token}`, by the page or by a mail program in one click (RFC 8058, a form). `what` is what
 * comes no more: everything, or one kind of alert alone.
 */
export const unsubscribedReply = z.object({
  message: z.string(),
  error: z.literal(false),
  what: z.enum(['everything', ...ALERT_KINDS]),
});
export type UnsubscribedReply = z.infer<typeof unsubscribedReply>;

/** `POST /api/subscriptions/subscribers/{userHash}/export`: everything that is kept of a subscriber. */
export const exportReply = z.object({
  email: z.string(),
  confirmed_at: z.string(),
  unsubscribed_at: z.nullable(z.string()),
  language,
  how_often: z.enum(HOW_OFTEN),
  alerts: z.array(z.enum(ALERT_KINDS)),
  neighborhoods: z.array(
    z.object({ id: areaId, name: z.string(), categoryId: z.array(z.string()) }),
  ),
  /** Where the subscription page is open, or may be opened by a link on its way. */
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
export type ExportReply = z.infer<typeof exportReply>;

/** `GET /api/visualization/chart/category`: what a letter can hold, in its order. // spec 7 */
export const categoriesReply = z.array(
  z.object({
    id: categoryId,
    name: z.string(),
    name_es: z.string(),
    /** Address of a drawing of it, of this site. */
    picture: z.string(),
  }),
);
export type CategoriesReply = z.infer<typeof categoriesReply>;
