import { LONGEST_EMAIL, readEmail } from '@townlight/domain/email';
import { ROLES } from '@townlight/domain/staff';
import * as z from 'zod/mini';
import { doneReply } from './done.ts';

const role = z.enum(ROLES);

/** An address; the server takes it in lower case. */
const email = z.string().check(
  z.maxLength(LONGEST_EMAIL),
  z.refine((text) => readEmail(text) !== null, 'an address such as ana@example.org'),
);

/** `GET /api/staff/session`: who is signed in here, and how one may sign in. Never kept. */
export const staffSessionReply = z.object({
  staff: z.nullable(
    z.object({
      email: z.string(),
      role,
      /** How many passkeys the person has. */
      passkeys: z.int().check(z.gte(0)),
    }),
  ),
  ways: z.object({
    /** A link can be mailed; without it `townlight staff invite` prints one. */
    mail: z.boolean(),
    passkey: z.literal(true),
    /** An identity provider; its name is for the button. */
    provider: z.nullable(z.object({ name: z.string() })),
  }),
});
export type StaffSessionReply = z.infer<typeof staffSessionReply>;

/** `POST /api/staff/links`: answered alike whether the address is known or not. */
export const staffLinkRequest = z.object({ email });
export type StaffLinkRequest = z.infer<typeof staffLinkRequest>;

/** `POST /api/staff/session`: the part of `/staff/sign-in#…` after the sign. */
export const staffSignInRequest = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type StaffSignInRequest = z.infer<typeof staffSignInRequest>;

/** What `@simplewebauthn/browser` takes as `optionsJSON`, to register and to sign in. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*={0,2}$/));
/** Some would end a line, some turn it around. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const passkeyAnswer = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.optional(z.string()),
};

/** `POST /api/staff/passkeys`: what `startRegistration` gives, and what its owner calls the passkey. */
export const passkeyRegistration = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    z.refine((name) => !UNSEEN.test(name), 'a name on one line, without invisible characters'),
  ),
  response: z.object({
    ...passkeyAnswer,
    response: z.looseObject({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string()).check(z.maxLength(10))),
    }),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** `POST /api/staff/session/passkey`: what `startAuthentication` gives. */
export const passkeySignIn = z.object({
  response: z.object({
    ...passkeyAnswer,
    response: z.looseObject({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.optional(base64url),
    }),
  }),
});
export type PasskeySignIn = z.infer<typeof passkeySignIn>;

/** `GET /api/staff/passkeys`: those of the person who is signed in, oldest first. */
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

/** `GET /api/staff/provider`: the path of the page to go on with; the staff home where it is left out or is none of ours. */
export const staffProviderQuery = z.object({
  to: z.optional(z.string().check(z.maxLength(1_000))),
});

/**
 * Why an identity provider's answer let nobody in: the page `/staff/sign-in?problem=…` says it. `expired`: the way there and
 * back took too long, or began in another browser.
 */
export const PROVIDER_PROBLEMS = [
  'refused',
  'not-verified',
  'not-invited',
  'expired',
  'unreachable',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** `GET /api/staff/members`, for administrators: by address. */
export const staffMembersReply = z.array(
  z.object({
    email: z.string(),
    role,
    invited_at: z.iso.datetime(),
    /** `null` while the invitation waits. */
    last_signed_in_at: z.nullable(z.iso.datetime()),
    passkeys: z.int(),
    /** Browsers in which the person is signed in. */
    sessions: z.int(),
    /** Whether a link waits that was not used and is still good. */
    has_link: z.boolean(),
  }),
);
export type StaffMembersReply = z.infer<typeof staffMembersReply>;
export type StaffMember = StaffMembersReply[number];

/** `POST /api/staff/members`, for administrators: makes someone staff. */
export const staffInvitation = z.object({ email, role });
export type StaffInvitation = z.infer<typeof staffInvitation>;

/** `link` signs the person in once, within 24 hours, and is told this once; `null` where it was mailed. */
export const staffInvited = z.extend(doneReply, { link: z.nullable(z.string()) });
export type StaffInvited = z.infer<typeof staffInvited>;

/** `PUT /api/staff/members/{email}` */
export const staffMemberChange = z.object({ role });

/** Why a call about a member or a link was refused; the message says it in a sentence. */
export const staffRefusalReason = z.enum([
  /** 400 */
  'link-used',
  'link-expired',
  'link-unknown',
  /** 404: nobody on the staff has the address */
  'not-staff',
  /** 409: who is invited is staff already */
  'already-staff',
  /** 409: nobody would be left who can say who is staff */
  'last-administrator',
]);
export type StaffRefusalReason = z.infer<typeof staffRefusalReason>;

/** Refusal by a rule of staff; other refusals have message and error alone. */
export const staffRefusal = z.object({
  message: z.string(),
  error: z.literal(true),
  reason: z.optional(staffRefusalReason),
});

/** `GET /api/staff/changes`: a page of 100, newest first; `before` is the last id of the page before. */
export const staffChangesQuery = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  /** e.g. `bundles` */
  subject: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
});
export type StaffChangesQuery = z.input<typeof staffChangesQuery>;

export const staffChange = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Address of who did it; `command line` for the person who runs the server. */
  by: z.string(),
  /** e.g. `bundles` */
  subject: z.string(),
  /** e.g. `renamed` */
  what: z.string(),
  /** What was changed, e.g. `small bundle Burglary`. */
  of: z.string(),
  /** How it was; `null` for what is new. The subject's own shape. */
  before: z.unknown(),
  /** How it is since; `null` for what is gone. */
  after: z.unknown(),
});
export const staffChangesReply = z.array(staffChange);
export type StaffChange = z.infer<typeof staffChange>;
