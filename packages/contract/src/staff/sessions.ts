import { ROLES } from '@townlight/domain/staff';
import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';
import { successReply } from '../success-reply.ts';
import { rowId } from './row-id.ts';
import { staffEmail } from './staff-email.ts';

/** `GET /api/staff/session`: the signed-in person and the available sign-in methods. Never cached. */
export const staffSessionReply = z.object({
  staff: z.nullable(
    z.object({
      email: z.string(),
      role: z.enum(ROLES),
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
export const staffLinkRequest = z.object({ email: staffEmail });
export type StaffLinkRequest = z.infer<typeof staffLinkRequest>;

/** `POST /api/staff/session`: the fragment of `/staff/sign-in#…`. */
export const staffSignInRequest = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type StaffSignInRequest = z.infer<typeof staffSignInRequest>;

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
