import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { successReply } from '../success-reply.ts';
import { rowId } from './row-id.ts';

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
