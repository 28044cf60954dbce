import { MAX_EMAIL_LENGTH, normalizeEmail } from '@townlight/domain/email';
import { ROLES } from '@townlight/domain/staff';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { rowId } from './staff/row-id.ts';
import { successReply } from './success-reply.ts';

const role = z.enum(ROLES);

/** An email address; the server lowercases it. */
const email = z.string().check(
  z.maxLength(MAX_EMAIL_LENGTH),
  z.refine((text) => normalizeEmail(text) !== null, 'an address such as ana@example.org'),
);

/** `GET /api/staff/session`: the signed-in person and the available sign-in methods. Never cached. */
export const staffSessionReply = z.object({
  staff: z.nullable(
    z.object({
      email: z.string(),
      role,
      /** Number of the person's passkeys. */
      passkeys: z.int().check(z.gte(0)),
    }),
  ),
  ways: z.object({
    /** A link can be mailed; otherwise `townlight staff invite` prints one. */
    mail: z.boolean(),
    passkey: z.literal(true),
    /** An identity provider; the name is the button's label. */
    provider: z.nullable(z.object({ name: z.string() })),
  }),
});
export type StaffSessionReply = z.infer<typeof staffSessionReply>;

/** `POST /api/staff/links`: the reply is the same whether the address is known or not. */
export const staffLinkRequest = z.object({ email });
export type StaffLinkRequest = z.infer<typeof staffLinkRequest>;

/** `POST /api/staff/session`: the fragment of `/staff/sign-in#…`. */
export const staffSignInRequest = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type StaffSignInRequest = z.infer<typeof staffSignInRequest>;

/** The `optionsJSON` of `@simplewebauthn/browser`, for registration and sign-in. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*={0,2}$/));
/** Control characters, line separators and bidirectional overrides. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const passkeyResponse = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.optional(z.string()),
};

/** `POST /api/staff/passkeys`: the result of `startRegistration` and the passkey's name. */
export const passkeyRegistration = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    z.refine((name) => !INVISIBLE.test(name), 'a name on one line, without invisible characters'),
  ),
  response: z.object({
    ...passkeyResponse,
    response: z.looseObject({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string()).check(z.maxLength(10))),
    }),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** `POST /api/staff/session/passkey`: the result of `startAuthentication`. */
export const passkeySignIn = z.object({
  response: z.object({
    ...passkeyResponse,
    response: z.looseObject({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.optional(base64url),
    }),
  }),
});
export type PasskeySignIn = z.infer<typeof passkeySignIn>;

/** `GET /api/staff/passkeys`: passkeys of the signed-in person, oldest first. */
export const passkeysReply = z.array(
  z.object({
    /** For `DELETE /api/staff/passkeys/{id}`. */
    id: z.int(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.nullable(z.iso.datetime()),
  }),
);
export type PasskeysReply = z.infer<typeof passkeysReply>;

/** `GET /api/staff/sessions`: browsers in which the person is signed in, the last used first. */
export const staffSessionsReply = z.array(
  z.object({
    /** For `DELETE /api/staff/sessions/{id}`. */
    id: z.int(),
    started_at: z.iso.datetime(),
    /** Exact to a minute. */
    last_used_at: z.iso.datetime(),
    /** Its name and system, e.g. `Firefox, Windows`; `null` if unknown. */
    browser: z.nullable(z.string()),
    /** Whether it sent this request. */
    is_current: z.boolean(),
  }),
);
export type StaffSessionsReply = z.infer<typeof staffSessionsReply>;

/**
 * `GET /api/staff/provider`: path of the page to continue with; the staff home where it is omitted or not on this
 * site.
 */
export const staffProviderQuery = z.object({
  to: z.optional(z.string().check(z.maxLength(1_000))),
});

/**
 * Why a sign-in through an identity provider failed, shown by `/staff/sign-in?problem=…`. `expired`: the round trip
 * took too long, or began in another browser. `other-account`: the member's address belongs to an account other than
 * the one that signed in first.
 */
export const PROVIDER_ERRORS = [
  'refused',
  'not-verified',
  'not-invited',
  'other-account',
  'expired',
  'unreachable',
] as const;
export type ProviderError = (typeof PROVIDER_ERRORS)[number];

/** `GET /api/staff/members`, for administrators: ordered by address. */
export const staffMembersReply = z.array(
  z.object({
    email: z.string(),
    role,
    invited_at: z.iso.datetime(),
    /** `null` while the invitation is pending. */
    last_signed_in_at: z.nullable(z.iso.datetime()),
    passkeys: z.int(),
    /** Browsers in which the person is signed in. */
    sessions: z.int(),
    /** Whether an unused link is still valid. */
    has_link: z.boolean(),
  }),
);
export type StaffMembersReply = z.infer<typeof staffMembersReply>;
export type StaffMember = StaffMembersReply[number];

/** `POST /api/staff/members`, for administrators: invites a person. */
export const staffInvitationRequest = z.object({ email, role });
export type StaffInvitationRequest = z.infer<typeof staffInvitationRequest>;

/** `link` signs the person in once, within 24 hours, and is returned only here; `null` where it was mailed. */
export const staffInvitedReply = z.extend(successReply, { link: z.nullable(z.string()) });
export type StaffInvitedReply = z.infer<typeof staffInvitedReply>;

/** `PUT /api/staff/members/{email}` */
export const staffMemberChange = z.object({ role });

/** Why a request about a member or a link was refused; the message explains it in a sentence. */
export const staffRefusalReason = z.enum([
  /** 400 */
  'link-used',
  'link-expired',
  'link-unknown',
  /** 403: passkeys and sessions are changed only soon after a sign-in */
  'sign-in-again',
  /** 404: no staff member has the address */
  'not-staff',
  /** 409: the invited person is already on the staff */
  'already-staff',
  /** 409: no administrator would be left */
  'last-administrator',
]);
export type StaffRefusalReason = z.infer<typeof staffRefusalReason>;

/** Reply to a request refused by a staff rule; other refusals have message and error alone. */
export const staffRefusal = z.object({
  message: z.string(),
  error: z.literal(true),
  reason: z.optional(staffRefusalReason),
});

/** `GET /api/staff/changes`: 100 entries, newest first; `before` is the last id of the previous page. */
export const staffChangesQuery = z.object({
  before: z.optional(rowId),
  /** e.g. `bundles` */
  subject: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
});
export type StaffChangesQuery = z.input<typeof staffChangesQuery>;

export const staffChange = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Address of the author; `command line` for the server's operator. */
  by: z.string(),
  /** e.g. `bundles` */
  subject: z.string(),
  /** e.g. `renamed` */
  what: z.string(),
  /** The changed object, e.g. `small bundle Burglary`. */
  of: z.string(),
  /** State before the change; `null` for a new object. Its shape depends on the subject. */
  before: z.unknown(),
  /** State after the change; `null` for a deleted object. */
  after: z.unknown(),
});
export const staffChangesReply = z.array(staffChange);
export type StaffChange = z.infer<typeof staffChange>;

export const staffSessionRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/session',
  reply: staffSessionReply,
});

export const requestSignInLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/links',
  body: staffLinkRequest,
  reply: successReply,
});

export const signInByLinkRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/session',
  body: staffSignInRequest,
  reply: successReply,
});

export const signOutRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/session',
  reply: successReply,
});

export const staffSessionsRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/sessions',
  reply: staffSessionsReply,
});

export const deleteStaffSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/sessions/:id',
  params: z.object({ id: rowId }),
  reply: successReply,
});

export const deleteOtherSessionsRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/sessions',
  reply: successReply,
});

export const passkeysRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/passkeys',
  reply: passkeysReply,
});

export const createRegistrationRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/passkeys/options',
  reply: passkeyOptions,
});

export const postPasskeyRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/passkeys',
  body: passkeyRegistration,
  reply: successReply,
});

export const deletePasskeyRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/passkeys/:id',
  params: z.object({ id: rowId }),
  reply: successReply,
});

export const createPasskeySignInRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/session/passkey/options',
  reply: passkeyOptions,
});

export const signInByPasskeyRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/session/passkey',
  body: passkeySignIn,
  reply: successReply,
});

export const staffMembersRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/members',
  reply: staffMembersReply,
});

export const inviteStaffMemberRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/members',
  body: staffInvitationRequest,
  reply: staffInvitedReply,
});

export const renewStaffInvitationRoute = defineRoute({
  method: 'POST',
  path: '/api/staff/members/:email/link',
  params: z.object({ email: z.string() }),
  reply: staffInvitedReply,
});

export const putStaffMemberRoute = defineRoute({
  method: 'PUT',
  path: '/api/staff/members/:email',
  params: z.object({ email: z.string() }),
  body: staffMemberChange,
  reply: successReply,
});

export const deleteStaffMemberRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/members/:email',
  params: z.object({ email: z.string() }),
  reply: successReply,
});

export const deleteStaffSessionsRoute = defineRoute({
  method: 'DELETE',
  path: '/api/staff/members/:email/sessions',
  params: z.object({ email: z.string() }),
  reply: successReply,
});

export const beginProviderSignInRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/provider',
  query: staffProviderQuery,
});

export const staffChangesRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/changes',
  query: staffChangesQuery,
  reply: staffChangesReply,
});

export const providerCallbackRoute = defineRoute({
  method: 'GET',
  path: '/api/staff/provider/callback',
});
